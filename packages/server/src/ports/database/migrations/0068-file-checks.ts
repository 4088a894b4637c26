import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Sites whose files may be checked, what their files are like, and what has to be compared over the fleet. */
export function fileChecksMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `create table file_checks (
      site_id ${integer} primary key references sites (id) on delete cascade, allowed_at ${integer} not null,
      allowed_by ${text} not null, due_at ${integer} not null, checked_at ${integer}, error_code ${text}, error ${text})`,
    'create index file_checks_due on file_checks (due_at)',
    `create table file_digests (
      site_id ${integer} not null references file_checks (site_id) on delete cascade, type ${text} not null,
      slug ${text} not null, version ${text} not null, locale ${text} not null, digest ${text} not null,
      files ${integer} not null, unread ${text} not null, state ${text} not null, base_digest ${text} not null,
      accepted_digest ${text} not null, found_at ${integer}, told_at ${integer}, named_digest ${text} not null,
      name_due_at ${integer}, name_tries ${integer} not null, files_json ${text},
      primary key (site_id, type, slug))`,
    'create index file_digests_alike on file_digests (type, slug, version, locale, digest)',
    `create index file_digests_found on file_digests (state, site_id) where state in ('altered', 'accepted')`,
    'create index file_digests_to_name on file_digests (name_due_at) where name_due_at is not null',
    `create table file_digests_to_compare (
      type ${text} not null, slug ${text} not null, version ${text} not null, locale ${text} not null,
      primary key (type, slug, version, locale))`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
