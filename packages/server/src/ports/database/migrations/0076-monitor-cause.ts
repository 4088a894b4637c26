import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Why the last check of a site failed, by code. Stored ones have that of their incident if they failed as it began. */
export function monitorCauseMigration(engine: Engine): Migration {
  const text = engine === 'postgres' ? 'text collate "C"' : 'text';
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table monitors add column cause ${text}`).execute(db);
      await sql`update monitors set cause = (select incident.cause from monitor_incidents as incident
        where incident.site_id = monitors.site_id and incident.ended_at is null and incident.reason = monitors.reason)
        where reason is not null`.execute(db);
    },
  };
}
