import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Vulnerabilities that were fixed on a site and came back later: reports of past months have them. */
export function pastFindingsMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `create table vulnerability_past_findings (
      site_id ${integer} not null references sites (id) on delete cascade, type ${text} not null, slug ${text} not null,
      record_id ${text} not null, name ${text} not null, version ${text} not null, active ${integer} not null,
      title ${text} not null, severity ${text} not null, fixed_in ${text} not null, update_version ${text} not null,
      found_at ${integer} not null, fixed_at ${integer} not null, fixed_by ${text} not null,
      primary key (site_id, type, slug, record_id, found_at))`,
    'create index vulnerability_past_findings_fixed on vulnerability_past_findings (fixed_at)',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
