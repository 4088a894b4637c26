import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** What the overview needs besides the state of the fleet: marks on causes without an alarm, and counts by day. */
export function inboxMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  const statements = [
    `create table inbox_marks (
      cause ${text} primary key, acknowledged_at ${integer}, acknowledged_by ${text}, snoozed_until ${integer},
      marked_at ${integer} not null)`,
    `create table pending_days (
      day ${integer} primary key, core ${integer} not null, plugins ${integer} not null, themes ${integer} not null,
      translations ${integer} not null, sites ${integer} not null)`,
    `create table uptime_days (day ${integer} primary key, watched ${integer} not null, down ${integer} not null)`,
    "create index update_run_items_broken on update_run_items (site_id) where state = 'needs_attention'",
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
