import { type RawBuilder, sql } from 'kysely';
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

const DOWN = sql`select site_id from monitors where status = 'down' and due_at is not null`;
const BROKEN = sql`select item.site_id from update_run_items as item join sites as site on site.id = item.site_id
  where ${IS_BROKEN}`;
const ALTERED = sql`select digest.site_id from file_digests as digest where ${IS_ALTERED}`;
const vulnerable = (now: number) =>
  sql`select finding.site_id from vulnerability_findings as finding where ${isExposed(now)}`;
const expiring = (now: number) => sql`select expiring.site_id from (${expiringOfSites(now)}) as expiring`;

/** The ids of sites of which other tables than theirs say that something is the matter. One may be there several times. */
export const ailingElsewhere = (now: number) =>
  sql<{ site_id: number }>`${sql.join([DOWN, BROKEN, ALTERED, vulnerable(now), expiring(now)], sql` union all `)}`;

/**
 * Condition on `sites`: their own row says that something is the matter, other than pending updates. In the words of the
 * index of the few, or it is not used.
 */
export const IS_UNUSUAL = sql<boolean>`(status <> 'connected'
  or sync_error_code is not null or last_sync_at is null
  or (checked_at is not null and (check_status is null or check_status < 200 or check_status > 399)))`;

/** Condition on `sites`: the monitor, or a later check by a person, says that they do not answer. */
export const IS_DOWN = sql<boolean>`(sites.id in (${DOWN})
  or (sites.checked_at is not null and not ${ANSWERED_WELL}
    and (sites.last_sync_at is null or sites.checked_at > sites.last_sync_at)
    and not exists (select 1 from monitors as watch where watch.site_id = sites.id and watch.status = 'up'
      and watch.due_at is not null and watch.checked_at > sites.checked_at)))`;

/** `healthOf` as an expression over `sites`. The few sites of each kind are found first, all at once. */
export const healthAt = (now: number) => sql<SiteHealth>`case
  when sites.status <> 'connected' then sites.status
  when ${IS_DOWN} then 'down'
  when sites.id in (${BROKEN}) then 'broken'
  when sites.id in (${ALTERED}) then 'altered'
  when sites.sync_error_code is not null then 'sync_failing'
  when sites.id in (${vulnerable(now)}) then 'vulnerable'
  when sites.id in (${expiring(now)}) then 'expiring'
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
