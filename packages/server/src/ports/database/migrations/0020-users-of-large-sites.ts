import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Users are asked for on a schedule of their own; what was counted so far ended at 500 without a word. */
export function usersOfLargeSitesMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['users_capped', 'users_due_at']) {
        await sql`alter table sites add column ${sql.ref(column)} ${sql.raw(integer)} not null default 0`.execute(db);
      }
      await sql`update sites set users_capped = 1 where users_count >= 500`.execute(db);
    },
  };
}
