import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** When somebody last wished a state of a site: work that began before gives way, also where the state stayed as it was. */
export function statusWishesMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table sites add column status_wished_at ${integer} not null default 0`).execute(db);
    },
  };
}
