import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** The icons of sites, and when each is looked up next. */
export function siteIconsMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `alter table sites add column icon_due_at ${integer} not null default 0`,
    'create index sites_icon_due on sites (icon_due_at)',
    `create table site_icons (
      site_id ${integer} primary key references sites (id) on delete cascade,
      digest ${text} not null, type ${text} not null, picture ${text} not null, found_at ${integer} not null)`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
