import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Users {
  readonly users: { readonly id: number; readonly name: string; readonly name_key: string };
}

/** As names are compared from now on. Where two users would have one key, each keeps the spelling that is stored. */
export function keysOfUserNamesMigration(): Migration {
  return {
    async up(db: Kysely<never>) {
      const users = db as unknown as Kysely<Users>;
      for (const { id, name, name_key } of await users.selectFrom('users').selectAll().orderBy('id').execute()) {
        const key = name.normalize('NFKC').toLowerCase().normalize('NFKC');
        if (key === name_key) continue;
        const other = await users.selectFrom('users').select('id').where('name_key', '=', key).executeTakeFirst();
        if (other) continue;
        await users.updateTable('users').set({ name_key: key }).where('id', '=', id).execute();
      }
    },
  };
}
