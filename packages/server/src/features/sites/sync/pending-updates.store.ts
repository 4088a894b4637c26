import { sql } from 'kysely';
import { isOneOf, jsonRows } from '../../../ports/database/bulk.ts';
import type { Engine, Trx } from '../../../ports/database/port.ts';

/** Column of `sites` that counts the pending updates of a type. */
export const PENDING_COLUMNS = {
  core: 'pending_core',
  plugin: 'pending_plugins',
  theme: 'pending_themes',
  translation: 'pending_translations',
} as const;

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

/** Recalculates which updates of these sites are ignored and how many are pending; writes only what differs. */
export async function refreshPending(trx: Trx, siteIds: readonly number[]): Promise<void> {
  for (let from = 0; from < siteIds.length; from += SITES_PER_STATEMENT) {
    const ids = siteIds.slice(from, from + SITES_PER_STATEMENT);
    await sql`update site_updates set ignored = ${isIgnored}
      where ${isOneOf('site_updates.site_id', ids)} and ignored <> ${isIgnored}`.execute(trx);
    await sql`update sites set ${assignments} from (
      select site.id, ${counts} from sites as site
      left join site_updates as offered on offered.site_id = site.id and offered.ignored = 0
      where ${isOneOf('site.id', ids)} group by site.id) as fresh
      where sites.id = fresh.id and (${columns}) is distinct from (${freshColumns})`.execute(trx);
  }
}

type Row = Readonly<Record<string, string | number>>;

/**
 * Notes when versions are first on offer on any site; nothing is written for those that were on offer before.
 * Translations are left out: they follow the item that they translate.
 * @param offers Rows of site_updates.
 */
export async function insertNewReleases(trx: Trx, engine: Engine, offers: readonly Row[], now: number): Promise<void> {
  const found = new Map<string, { type: unknown; slug: unknown; version: unknown }>();
  for (const { type, slug, new_version } of offers) {
    if (type !== 'translation')
      found.set(JSON.stringify([type, slug, new_version]), { type, slug, version: new_version });
  }
  if (found.size === 0) return;
  const offered = jsonRows(engine, { type: 'text', slug: 'text', version: 'text' }, [...found.values()]);
  // In one order, so that two syncs that bring the same versions wait for each other but are not stuck.
  await sql`insert into update_releases (type, slug, version, first_seen_at)
    select type, slug, version, ${sql.lit(Math.floor(now))} from ${offered} as offered
    where not exists (select 1 from update_releases as known where known.type = offered.type
      and known.slug = offered.slug and known.version = offered.version)
    order by type, slug, version on conflict do nothing`.execute(trx);
}
