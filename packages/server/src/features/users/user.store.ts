import type { Role } from '../../kernel/context.ts';
import { byUserName, userNameKey } from '../../kernel/text/user-name.ts';
import { contains } from '../../ports/database/contains.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';

export interface UserRow {
  id: number;
  name: string;
  role: Role;
  created_at: number;
}

const COLUMNS = ['id', 'name', 'role', 'created_at'] as const;

export async function selectUserByName(db: Queryable, name: string): Promise<UserRow | undefined> {
  const named = byUserName(db.selectFrom('users').select(COLUMNS), name);
  return (await named.executeTakeFirst()) as UserRow | undefined;
}

/** The same, locked until the transaction ends. */
export async function lockUserByName(trx: Trx, name: string): Promise<UserRow | undefined> {
  const named = byUserName(trx.selectFrom('users').select(COLUMNS), name);
  return (await named.forNoKeyUpdate().executeTakeFirst()) as UserRow | undefined;
}

export async function insertUser(trx: Trx, user: { name: string; role: Role; now: number }): Promise<number> {
  const { name, role, now } = user;
  const row = { name, name_key: userNameKey(name), role, created_at: now };
  return (await trx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function selectUserCount(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasAnyUser(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).execute()).length > 0;
}

/** By name. */
export async function selectUsers(
  db: Queryable,
  filter: { search: string },
  window: { offset: number; limit: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const text = userNameKey(filter.search.trim());
  const matching = db.selectFrom('users').$if(text !== '', q => q.where(contains('name_key', text)));
  const [rows, { total }] = await Promise.all([
    matching.select(COLUMNS).orderBy('name_key').limit(window.limit).offset(window.offset).execute(),
    matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as UserRow[], total };
}

export async function selectUserById(db: Queryable, id: number): Promise<UserRow | undefined> {
  return (await db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst()) as UserRow | undefined;
}

/** The same, locked until the transaction ends. */
export async function lockUser(trx: Trx, id: number): Promise<UserRow | undefined> {
  const user = trx.selectFrom('users').select(COLUMNS).where('id', '=', id);
  return (await user.forNoKeyUpdate().executeTakeFirst()) as UserRow | undefined;
}

/** Ids of the admins, locked until the transaction ends, so that two of them can't remove each other at once. */
export async function lockAdmins(trx: Trx): Promise<number[]> {
  const query = trx.selectFrom('users').select('id').where('role', '=', 'admin').orderBy('id');
  return (await query.forUpdate().execute()).map(row => row.id);
}

export async function setRole(trx: Trx, id: number, role: Role): Promise<void> {
  await trx.updateTable('users').set({ role }).where('id', '=', id).execute();
}

/** With the application passwords. */
export async function deleteUserRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}
