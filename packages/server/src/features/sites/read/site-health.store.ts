import { sql } from 'kysely';
import type { Queryable } from '../../../ports/database/port.ts';
import { SITE_HEALTHS, type SiteHealth } from '../site-health.ts';

/** `answeredWell` as a condition on `sites`. */
export const ANSWERED_WELL = sql<boolean>`(sites.check_status is not null and sites.check_status between 200 and 399)`;

/** `healthOf` as an expression over `sites`. */
const HEALTH = sql<SiteHealth>`case
  when sites.status = 'suspended' then 'suspended'
  when sites.status = 'disconnected' then 'disconnected'
  when sites.checked_at is not null and not ${ANSWERED_WELL}
    and (sites.last_sync_at is null or sites.checked_at > sites.last_sync_at) then 'down'
  when sites.sync_error_code is not null then 'sync_failing'
  when sites.last_sync_at is null then 'never_synced'
  else 'healthy' end`;

/** Condition on `sites`: their health is one of these. */
export function inHealth(wanted: readonly SiteHealth[]) {
  return sql<boolean>`${HEALTH} in (${sql.join(wanted)})`;
}

const places = SITE_HEALTHS.map((health, place) => sql`when ${sql.lit(health)} then ${sql.lit(place)}`);

/** The order of sites by their health, worst first. */
export const HEALTH_PLACE = sql<number>`case ${HEALTH} ${sql.join(places, sql` `)} end`;

/** All sites that are not healthy, as the index `sites_ailing` has it: they are few. */
const AILING = sql<boolean>`(status <> 'connected' or sync_error_code is not null or last_sync_at is null
  or (checked_at is not null and not (check_status is not null and check_status between 200 and 399)
    and checked_at > last_sync_at))`;

/** How many sites have each health, including those without any. All other sites are healthy. */
export async function selectHealthCounts(db: Queryable): Promise<Map<SiteHealth, number>> {
  const counts = new Map<SiteHealth, number>(SITE_HEALTHS.map(health => [health, 0]));
  const { rows } = await sql<{ health: SiteHealth | null; count: number }>`
    select ${HEALTH} as health, count(*) as count from sites where ${AILING} group by 1
    union all select null, count(*) from sites`.execute(db);
  let healthy = 0;
  for (const { health, count } of rows) {
    healthy += health === null ? count : -count;
    if (health !== null) counts.set(health, count);
  }
  return counts.set('healthy', healthy);
}
