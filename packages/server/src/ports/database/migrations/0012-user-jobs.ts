import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/**
 * Jobs that make users or set passwords on many sites: what goes to each site, sealed until it is done there; how far
 * each site has come; which users failed.
 */
export function userJobsMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const statements = [
    `create table user_jobs (
      job_id ${text} primary key references jobs (id) on delete cascade,
      total ${integer} not null, rejected_json ${text} not null)`,
    `create table user_job_sites (
      job_id ${text} not null references jobs (id) on delete cascade, site_id ${integer} not null,
      site_url ${text} not null, lines_json ${text} not null, sealed ${text},
      begun ${integer} not null, done ${integer} not null,
      primary key (job_id, site_id))`,
    'create index user_job_sites_sealed on user_job_sites (job_id) where sealed is not null',
    `create table user_job_failures (
      job_id ${text} not null references jobs (id) on delete cascade, site_id ${integer} not null,
      line ${integer} not null, code ${text} not null, message ${text} not null,
      primary key (job_id, site_id, line))`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
