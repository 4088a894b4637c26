import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';
import { countChangesOfHistory } from '../versions/part-versions.ts';

/**
 * Lists of what grows with time read what they show, and count without reading it all: incidents are counted by site,
 * what was counted of events and findings is kept by the number of their changes, proposed calls are found by what they
 * are about, and findings by their record.
 */
export function countedHistoryMigration(engine: Engine): Migration {
  const integer = engine === 'postgres' ? 'bigint' : 'integer';
  const statements = [
    `create table monitor_incident_counts (
      site_id ${integer} primary key references sites (id) on delete cascade, incidents ${integer} not null)`,
    `insert into monitor_incident_counts (site_id, incidents)
      select site_id, count(*) from monitor_incidents group by site_id`,
    ...(engine === 'postgres' ? postgresTriggers() : sqliteTriggers()),
    ...['site', 'client', 'tag', 'job'].map(
      kind => `create index approval_subjects_${kind} on approval_subjects (${kind}_id, approval_id)
        where ${kind}_id is not null`,
    ),
    `create index approval_subjects_all on approval_subjects (approval_id)
      where site_id is null and client_id is null and tag_id is null and job_id is null`,
    'create index vulnerability_findings_record on vulnerability_findings (record_id, site_id)',
  ];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
      await countChangesOfHistory(db, engine);
    },
  };
}

function sqliteTriggers(): string[] {
  return [
    `create trigger monitor_incidents_count_insert after insert on monitor_incidents
      begin insert into monitor_incident_counts (site_id, incidents) values (new.site_id, 1)
        on conflict (site_id) do update set incidents = incidents + 1; end`,
    `create trigger monitor_incidents_count_delete after delete on monitor_incidents
      begin update monitor_incident_counts set incidents = incidents - 1 where site_id = old.site_id; end`,
  ];
}

/** Once for a statement, in the order of the key. With a site that is deleted, its count goes by itself. */
function postgresTriggers(): string[] {
  const make = (event: string, rows: string, work: string) => [
    `create function monitor_incidents_count_${event}() returns trigger language plpgsql as $$
      begin ${work}; return null; end $$`,
    `create trigger monitor_incidents_count_${event} after ${event} on monitor_incidents referencing ${rows}
      for each statement execute function monitor_incidents_count_${event}()`,
  ];
  return [
    ...make(
      'insert',
      'new table as rows_after',
      `insert into monitor_incident_counts as known (site_id, incidents)
        select site_id, count(*) from rows_after group by site_id order by site_id
        on conflict (site_id) do update set incidents = known.incidents + excluded.incidents`,
    ),
    ...make(
      'delete',
      'old table as rows_before',
      `update monitor_incident_counts as known set incidents = known.incidents - gone.incidents
        from (select site_id, count(*) as incidents from rows_before group by site_id) as gone
        where known.site_id = gone.site_id`,
    ),
  ];
}
