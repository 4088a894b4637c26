import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Updates that left a site broken are looked at until it works again. Those of earlier releases are not. */
export function brokenSitesMigration(engine: Engine): Migration {
  const time = engine === 'postgres' ? 'bigint' : 'integer';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table update_run_items add column look_at ${time}`).execute(db);
      await sql.raw('alter table update_run_items add column looks integer not null default 0').execute(db);
      await sql.raw(`alter table update_run_items add column mended_at ${time}`).execute(db);
      await sql
        .raw('create index update_run_items_look_at on update_run_items (look_at) where look_at is not null')
        .execute(db);
      await sql
        .raw('create index update_run_items_watched on update_run_items (site_id) where look_at is not null')
        .execute(db);
    },
  };
}
