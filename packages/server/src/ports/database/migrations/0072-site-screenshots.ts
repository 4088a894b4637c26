import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Pictures of the front pages of sites, and when each is taken next. */
export function siteScreenshotsMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `alter table sites add column screenshot_due_at ${integer} not null default 0`,
    'create index sites_screenshot_due on sites (screenshot_due_at)',
    `create table site_screenshots (
      site_id ${integer} primary key references sites (id) on delete cascade,
      digest ${text} not null, picture ${text} not null, taken_at ${integer} not null)`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
