import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** When each version was first on offer, and how old it has to be. What is on offer already is first seen now. */
export function coolDownMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `create table update_releases (
      type ${text} not null, slug ${text} not null, version ${text} not null, first_seen_at ${integer} not null,
      primary key (type, slug, version))`,
    'create index update_releases_age on update_releases (first_seen_at)',
    `insert into update_releases (type, slug, version, first_seen_at)
      select distinct type, slug, new_version, cast(${Math.floor(Date.now())} as ${engine === 'postgres' ? 'bigint' : 'integer'})
      from site_updates where type <> 'translation'`,
    `alter table update_windows add column min_age_days ${integer} not null default 0`,
    `alter table update_runs add column min_age_days ${integer} not null default 0`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
