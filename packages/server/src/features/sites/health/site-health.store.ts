import { type RawBuilder, sql } from 'kysely';
import { inScope, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { PENDING_COLUMNS } from '../sync/pending-updates.store.ts';
import { IS_ALTERED } from './altered-files.ts';
import { IS_BROKEN } from './broken-items.ts';
import { expiringOfSites } from './expiring-of-sites.ts';
import { isExposed } from './exposed-findings.ts';
import { SITE_HEALTHS, type SiteHealth } from './site-health.ts';

/** `answeredWell` as a condition on `sites`. */
export const ANSWERED_WELL = sql<boolean>`(sites.check_status is not null and sites.check_status between 200 and 399)`;

/** Condition on `sites`: at least one update is pending. */
export const WITH_PENDING_UPDATES = sql<boolean>`(${sql.join(
  Object.values(PENDING_COLUMNS).map(column => sql`${sql.ref(`sites.${column}`)} > 0`),
  sql` or `,
)})`;

/** Condition on `sites`: the monitor, or a later check by a person, says that they do not answer. */
export const IS_DOWN = sql<boolean>`(sites.id in (select site_id from monitors where status = 'down' and due_at is not null)
  or (sites.checked_at is not null and not ${ANSWERED_WELL}
    and (sites.last_sync_at is null or sites.checked_at > sites.last_sync_at)
    and not exists (select 1 from monitors as watch where watch.site_id = sites.id and watch.status = 'up'
      and watch.due_at is not null and watch.checked_at > sites.checked_at)))`;

/** `healthOf` as an expression over `sites`. The few sites of each kind are found first, all at once. */
export const healthAt = (now: number) => sql<SiteHealth>`case
  when sites.status <> 'connected' then sites.status
  when ${IS_DOWN} then 'down'
  when sites.id in (select item.site_id from update_run_items as item join sites as site on site.id = item.site_id
    where ${IS_BROKEN}) then 'broken'
  when sites.id in (select digest.site_id from file_digests as digest where ${IS_ALTERED}) then 'altered'
  when sites.sync_error_code is not null then 'sync_failing'
  when sites.id in (select finding.site_id from vulnerability_findings as finding where ${isExposed(now)})
    then 'vulnerable'
  when sites.id in (select expiring.site_id from (${expiringOfSites(now)}) as expiring) then 'expiring'
  when sites.last_sync_at is null then 'never_synced'
  when ${WITH_PENDING_UPDATES} then 'updates'
  else 'healthy' end`;

/** Condition on `sites`: their health is one of these. */
export function inHealth(wanted: readonly SiteHealth[], now: number) {
  return sql<boolean>`${healthAt(now)} in (${sql.join(wanted)})`;
}

const places = SITE_HEALTHS.map((health, place) => sql`when ${sql.lit(health)} then ${sql.lit(place)}`);

/** The order of sites by their health, worst first. */
export const healthPlace = (now: number): RawBuilder<number> =>
  sql<number>`case ${healthAt(now)} ${sql.join(places, sql` `)} end`;

/** How many sites of a scope have each health, including those without any. */
export async function selectHealthCounts(
  db: Queryable,
  now: number,
  scope: SiteScope = {},
): Promise<Map<SiteHealth, number>> {
  const counts = new Map<SiteHealth, number>(SITE_HEALTHS.map(health => [health, 0]));
  const { rows } = await sql<{ health: SiteHealth; count: number }>`
    select ${healthAt(now)} as health, count(*) as count from sites
    where ${inScope('sites.id', scope)} group by 1`.execute(db);
  for (const { health, count } of rows) counts.set(health, Number(count));
  return counts;
}
