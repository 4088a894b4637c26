import { sql } from 'kysely';
import type { Queryable } from '../../../ports/database/port.ts';
import type { Within } from './uptime-within.ts';

export interface IncidentWithin {
  readonly id: number;
  readonly site_id: number;
  readonly site_name: string;
  readonly started_at: number;
  readonly ended_at: number | null;
  /** Within the period. */
  readonly seconds: number;
  readonly cause: string;
  readonly status_code: number | null;
}

/**
 * Incidents of the sites of a client that went on in a period, and their seconds within it: none if the clock was set
 * back meanwhile, so that they end before they begin.
 */
const incidentsOf = (clientId: number, { from, until }: Within, now: number) => {
  const end = sql`case when coalesce(ended_at, ${now}) < ${until} then coalesce(ended_at, ${now}) else ${until} end`;
  const start = sql`case when started_at > ${from} then started_at else ${from} end`;
  return sql`(select incident.*, site.name as site_name,
      case when (${end}) < (${start}) then 0 else cast(((${end}) - (${start}) + 500) / 1000 as integer) end as seconds
    from monitor_incidents as incident join sites as site on site.id = incident.site_id
    where site.client_id = ${clientId} and started_at < ${Math.min(until, now)}
      and coalesce(ended_at, ${now}) > ${from}) as incident`;
};

/** Oldest first. */
export async function selectIncidentsWithin(
  db: Queryable,
  clientId: number,
  { now, most, ...within }: Within & { now: number; most: number },
): Promise<IncidentWithin[]> {
  const { rows } = await sql<IncidentWithin>`
    select id, site_id, site_name, started_at, ended_at, seconds, cause, status_code
    from ${incidentsOf(clientId, within, now)} order by started_at, id limit ${most}`.execute(db);
  return rows.map(row => ({ ...row, seconds: Number(row.seconds) }));
}

/** How many, and for how long, by site. */
export async function selectIncidentSums(
  db: Queryable,
  clientId: number,
  { now, ...within }: Within & { now: number },
): Promise<Map<number, { count: number; seconds: number }>> {
  const { rows } = await sql<{ site_id: number; count: number; seconds: number }>`
    select site_id, count(*) as count, sum(seconds) as seconds
    from ${incidentsOf(clientId, within, now)} group by site_id`.execute(db);
  return new Map(rows.map(row => [row.site_id, { count: Number(row.count), seconds: Number(row.seconds) }]));
}
