import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Reports are sent each week, month or quarter. */
export function reportIntervalsMigration(engine: Engine): Migration {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  const columns = [
    `every ${text} not null default 'month'`,
    `weekday ${text} not null default 'mon'`,
    `begins_on ${text}`,
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const column of columns) await sql.raw(`alter table report_schedules add column ${column}`).execute(db);
    },
  };
}
