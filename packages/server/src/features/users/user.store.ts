import type { Role } from '../../kernel/context.ts';
import type { Database, Queryable, Trx } from '../../ports/database/port.ts';

export interface UserWithPassword {
  id: number;
  name: string;
  role: Role;
  password_id: number;
  secret_hash: string;
  last_used_at: number | null;
}

/** The application passwords of a user, by the user's name. */
export async function passwordsOf(db: Queryable, name: string): Promise<UserWithPassword[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('application_passwords', 'application_passwords.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.role',
      'application_passwords.id as password_id',
      'secret_hash',
      'last_used_at',
    ])
    .where('users.name_key', '=', name.toLowerCase())
    .execute();
  return rows as UserWithPassword[];
}

export async function findUser(db: Queryable, name: string): Promise<{ id: number; role: string } | undefined> {
  return db.selectFrom('users').select(['id', 'role']).where('name_key', '=', name.toLowerCase()).executeTakeFirst();
}

export async function insertUser(trx: Trx, user: { name: string; role: Role; now: number }): Promise<number> {
  const { name, role, now } = user;
  const row = { name, name_key: name.toLowerCase(), role, created_at: now };
  return (await trx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertApplicationPassword(
  trx: Trx,
  password: { userId: number; name: string; hash: string; now: number },
): Promise<void> {
  await trx
    .insertInto('application_passwords')
    .values({
      user_id: password.userId,
      name: password.name,
      secret_hash: password.hash,
      created_at: password.now,
      last_used_at: null,
    })
    .execute();
}

export async function markPasswordUsed(database: Database, id: number, now: number): Promise<void> {
  await database.write(trx =>
    trx.updateTable('application_passwords').set({ last_used_at: now }).where('id', '=', id).execute(),
  );
}

export async function countUsers(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
