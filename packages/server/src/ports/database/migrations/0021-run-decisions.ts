import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/**
 * Where the package on offer comes from, so that a plan can say what can be rolled back; the cause of each failed update
 * and what helps; jobs that wait for a decision. What was stored before knows none of it until the next sync.
 */
export function runDecisionsMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const statements = [
    ...['site_updates', 'update_run_items'].flatMap(table => [
      `alter table ${table} add column package_host ${text}`,
      `alter table ${table} add column package_named ${integer} not null default 0`,
    ]),
    `alter table update_run_items add column cause ${text}`,
    `alter table update_run_items add column way_out ${text}`,
    `alter table jobs add column halted ${integer} not null default 0`,
    `update jobs set halted = 1 where status in ('queued', 'processing')
      and id in (select job_id from update_runs where state = 'halted')`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
