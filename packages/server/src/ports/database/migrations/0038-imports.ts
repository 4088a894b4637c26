import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';
import { fenceSealed } from '../sealed-fence.ts';

/**
 * What was read from another dashboard: its sites with their keys, sealed, and everything else as records. A site whose
 * key another dashboard still uses has `key_shared_since`.
 */
export function importsMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `create table imports (
      id ${text} primary key, source ${text} not null, origin_key ${text} not null, url ${text} not null,
      facts_json ${text} not null, plan_json ${text}, job_id ${text}, created_by ${text} not null,
      created_at ${integer} not null, planned_at ${integer} not null)`,
    'create unique index imports_origin on imports (source, origin_key)',
    `create table import_sites (
      import_id ${text} not null references imports (id) on delete cascade, old_id ${integer} not null,
      url ${text} not null, url_key ${text} not null, name ${text} not null, login ${text} not null,
      way_in ${text} not null, state ${text} not null, code ${text}, reason ${text},
      linked ${integer} not null default 0, site_id ${integer}, suspended ${integer} not null,
      details_json ${text} not null, sealed ${text}, changed_at ${integer} not null,
      primary key (import_id, old_id))`,
    'create index import_sites_state on import_sites (import_id, state, old_id)',
    'create index import_sites_address on import_sites (import_id, url_key)',
    'create index import_sites_site on import_sites (site_id) where site_id is not null',
    `create table import_records (
      import_id ${text} not null references imports (id) on delete cascade, kind ${text} not null,
      old_id ${integer} not null, payload_json ${text} not null, sealed ${text},
      state ${text} not null, reason ${text}, new_id ${integer},
      primary key (import_id, kind, old_id))`,
    `alter table sites add column key_shared_since ${integer}`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
      await fenceSealed(db, engine, [
        ['import_sites', 'sealed'],
        ['import_records', 'sealed'],
      ]);
    },
  };
}
