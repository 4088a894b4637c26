import { sql } from 'kysely';
import type { Trx } from '../../../ports/database/port.ts';
import { idsGiven, keptStatement, rowsGiven } from '../../../ports/database/statements/kept-statement.ts';
import { lockSites } from '../site.store.ts';

/** Column of `sites` that counts the pending updates of a type. */
export const PENDING_COLUMNS = {
  core: 'pending_core',
  plugin: 'pending_plugins',
  theme: 'pending_themes',
  translation: 'pending_translations',
} as const;

/** The pending updates of a site, by the columns of its row. */
export type PendingCounts = { readonly id: number } & Readonly<
  Record<(typeof PENDING_COLUMNS)[keyof typeof PENDING_COLUMNS], number>
>;

type SitesGiven = ReturnType<typeof idsGiven.piece>;

const SITES_PER_STATEMENT = 5000;

const types = Object.entries(PENDING_COLUMNS);
const counts = sql.join(
  types.map(
    ([type, column]) =>
      sql`count(distinct case when offered.type = ${type} then offered.slug end) as ${sql.ref(column)}`,
  ),
);
const assignments = sql.join(types.map(([, column]) => sql`${sql.ref(column)} = ${sql.ref(`fresh.${column}`)}`));
const columns = sql.join(types.map(([, column]) => sql.ref(`sites.${column}`)));
const freshColumns = sql.join(types.map(([, column]) => sql.ref(`fresh.${column}`)));

const covered = (rules: 'ignored_updates' | 'site_ignored_updates') => sql`exists (
  select 1 from ${sql.table(rules)} as rule
  where ${rules === 'site_ignored_updates' ? sql`rule.site_id = site_updates.site_id and ` : sql``}
    rule.type = site_updates.type and rule.slug in ('', site_updates.slug)
    and rule.version in ('', site_updates.new_version))`;

const isIgnored = sql`(case when ${covered('ignored_updates')} or ${covered('site_ignored_updates')} then 1 else 0 end)`;

const markIgnored = keptStatement(
  { sites: idsGiven },
  ({ sites }) => sql`update site_updates set ignored = ${isIgnored}
    where ${sites('site_updates.site_id')} and ignored <> ${isIgnored}`,
);

const pendingOf = (sites: SitesGiven) => sql<PendingCounts>`select site.id, ${counts} from sites as site
  left join site_updates as offered on offered.site_id = site.id and offered.ignored = 0
  where ${sites('site.id')} group by site.id`;

const selectPending = keptStatement({ sites: idsGiven }, ({ sites }) => pendingOf(sites));

const storePending = keptStatement(
  { sites: idsGiven },
  ({ sites }) => sql`update sites set ${assignments} from (${pendingOf(sites)}) as fresh
    where sites.id = fresh.id and (${columns}) is distinct from (${freshColumns})`,
);

/**
 * Locks all sites, in the order in which syncs lock them. A sync that is not committed sees no rule that is not, nor is
 * seen: it ends first, and the next one begins after the rule.
 */
export async function lockAllSites(trx: Trx): Promise<void> {
  await trx.selectFrom('sites').select('id').orderBy('id').forNoKeyUpdate().execute();
}

/**
 * Recalculates which updates of these sites are ignored and how many are pending; writes only what differs. The sites
 * are locked first, or what a sync stores meanwhile would be counted by the rules and updates of before.
 */
export async function refreshPending(trx: Trx, siteIds: readonly number[]): Promise<void> {
  for (let from = 0; from < siteIds.length; from += SITES_PER_STATEMENT) {
    const sites = siteIds.slice(from, from + SITES_PER_STATEMENT);
    await lockSites(trx, sites);
    await markIgnored(trx, { sites });
    await storePending(trx, { sites });
  }
}

/**
 * Recalculates which updates of these sites are ignored. For callers that write the rows of the sites anyway: on
 * PostgreSQL, each update of such a row renews all of its indexes.
 * @returns how many updates of each site are pending, for the caller to store.
 */
export async function recountPending(trx: Trx, sites: readonly number[]): Promise<PendingCounts[]> {
  if (sites.length === 0) return [];
  await markIgnored(trx, { sites });
  return selectPending(trx, { sites });
}

type Row = Readonly<Record<string, string | number>>;

// In one order, so that two syncs that bring the same versions wait for each other but are not stuck.
const insertReleases = keptStatement(
  { offered: rowsGiven({ type: 'text', slug: 'text', version: 'text', first_seen_at: 'integer' }) },
  ({ offered }) => sql`insert into update_releases (type, slug, version, first_seen_at)
    select type, slug, version, first_seen_at from ${offered} as offered
    where not exists (select 1 from update_releases as known where known.type = offered.type
      and known.slug = offered.slug and known.version = offered.version)
    order by type, slug, version on conflict do nothing`,
);

/**
 * Notes when versions are first on offer on any site; nothing is written for those that were on offer before.
 * Translations are left out: they follow the item that they translate.
 * @param offers Rows of site_updates.
 */
export async function insertNewReleases(trx: Trx, offers: readonly Row[], now: number): Promise<void> {
  const found = new Map<string, object>();
  const first_seen_at = Math.floor(now);
  for (const { type, slug, new_version: version } of offers) {
    if (type !== 'translation')
      found.set(JSON.stringify([type, slug, version]), { type, slug, version, first_seen_at });
  }
  if (found.size > 0) await insertReleases(trx, { offered: [...found.values()] });
}
