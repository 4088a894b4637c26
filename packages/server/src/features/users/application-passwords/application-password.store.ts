import type { Role } from '../../../kernel/context.ts';
import type { RowLookup } from '../../../kernel/recall.ts';
import { userNameKeys } from '../../../kernel/text/user-name.ts';
import type { Database, Queryable, Trx } from '../../../ports/database/port.ts';
import { keptStatement, valueGiven } from '../../../ports/database/statements/kept-statement.ts';

export interface UserWithApplicationPassword {
  id: number;
  name: string;
  role: Role;
  password_id: number;
  secret_hash: string;
  last_used_at: number | null;
}

/** An application password without its secret. */
export interface ApplicationPasswordRow {
  id: number;
  user_id: number;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

const COLUMNS = ['id', 'user_id', 'name', 'created_at', 'last_used_at'] as const;

const selectByNameKeys = keptStatement(
  { asTyped: valueGiven, key: valueGiven, decomposed: valueGiven },
  ({ asTyped, key, decomposed }, db) =>
    db
      .selectFrom('users')
      .innerJoin('application_passwords as password', 'password.user_id', 'users.id')
      .select(['users.id', 'users.name', 'users.role', 'password.id as password_id', 'secret_hash', 'last_used_at'])
      .where(({ or, eb }) => or([asTyped, key, decomposed].map(one => eb('users.name_key', '=', one)))),
);

/** The application passwords of a user, by the user's name. */
export const applicationPasswordsOf = (
  { db }: Pick<Database, 'db'>,
  name: string,
): RowLookup<UserWithApplicationPassword> => ({
  key: `passwords ${name}`,
  query: () => {
    const [asTyped, key, decomposed] = userNameKeys(name);
    return selectByNameKeys.query(db, { asTyped, key, decomposed });
  },
});

/** How many the user has. Locks the user's row, so that parallel additions wait for each other. */
export async function lockApplicationPasswordCount(trx: Trx, userId: number): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return (await selectApplicationPasswordCounts(trx, [userId])).get(userId) ?? 0;
}

/** Oldest first. */
export async function selectApplicationPasswords(db: Queryable, userId: number): Promise<ApplicationPasswordRow[]> {
  const query = db.selectFrom('application_passwords').select(COLUMNS).where('user_id', '=', userId);
  return query.orderBy('id').execute();
}

export async function selectApplicationPasswordById(
  db: Queryable,
  id: number,
): Promise<ApplicationPasswordRow | undefined> {
  return db.selectFrom('application_passwords').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** How many application passwords each user has. */
export async function selectApplicationPasswordCounts(
  db: Queryable,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('application_passwords')
    .select(eb => ['user_id', eb.fn.countAll<number>().as('count')])
    .where('user_id', 'in', [...userIds])
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(row => [row.user_id, row.count]));
}

export async function insertApplicationPassword(
  trx: Trx,
  password: { userId: number; name: string; hash: string; now: number },
): Promise<number> {
  const { userId: user_id, name, hash: secret_hash, now: created_at } = password;
  const row = { user_id, name, secret_hash, created_at, last_used_at: null };
  return (await trx.insertInto('application_passwords').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** @returns false if somebody else has deleted it. */
export async function deleteApplicationPasswordRow(trx: Trx, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('application_passwords').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0;
}

/** @returns how many there were. */
export async function deleteApplicationPasswordsOf(trx: Trx, userId: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('application_passwords')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function markApplicationPasswordUsed(database: Database, id: number, now: number): Promise<void> {
  await database.write(trx =>
    trx.updateTable('application_passwords').set({ last_used_at: now }).where('id', '=', id).execute(),
  );
}
