import { type RawBuilder, sql } from 'kysely';
import { compareVersions } from '../../../kernel/text/versions.ts';
import { healthPlace } from '../health/site-health.store.ts';
import type { SiteQuery } from '../site.store.ts';

/**
 * The columns of each order, before the id; `health` has its place before them. A nullable column has a fallback, so that
 * both engines agree.
 */
const COLUMNS = {
  name: [sql.ref('sites.name_key')],
  id: [],
  url: [sql.ref('sites.url_key')],
  status: [sql.ref('sites.status'), sql.ref('sites.name_key')],
  health: [sql.ref('sites.name_key')],
  last_sync: [sql`coalesce(sites.last_sync_at, -1)`],
  health_score: [sql`coalesce(sites.health_score, -1)`],
  // Of the monitor, where there is one; else of a check by hand.
  response_time: [
    sql`coalesce((select monitors.response_ms from monitors where monitors.site_id = sites.id), sites.check_ms, -1)`,
  ],
  created: [sql.ref('sites.created_at')],
  updates: [sql`sites.pending_core + sites.pending_plugins + sites.pending_themes + sites.pending_translations`],
} as const satisfies Record<string, readonly RawBuilder<unknown>[]>;

const VERSIONS = ['wp_version', 'php_version', 'child_version'] as const;

export const SITE_SORTS = [...(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]), ...VERSIONS] as const;

export interface SiteOrder {
  readonly sort: (typeof SITE_SORTS)[number];
  readonly order: 'asc' | 'desc';
  /** ms epoch */
  readonly now: number;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Ids of the matching sites in this order, ties by id: the same on both engines, so that pages have no gaps. */
export async function orderedIds(found: SiteQuery, { sort, order, now }: SiteOrder, page: Page): Promise<number[]> {
  if (isVersion(sort)) return byVersion(found, sort, order, page);
  return idsBy(found, sort === 'health' ? [healthPlace(now), ...COLUMNS.health] : COLUMNS[sort], order, page);
}

async function idsBy(found: SiteQuery, columns: readonly RawBuilder<unknown>[], order: SiteOrder['order'], page: Page) {
  const sorted = [...columns, sql.ref('sites.id')].reduce(
    (query, column) => query.orderBy(column as RawBuilder<unknown>, order),
    found.select('sites.id'),
  );
  const rows = await sorted.limit(page.limit).offset(page.offset).execute();
  return (rows as { id: number }[]).map(row => row.id);
}

function isVersion(sort: SiteOrder['sort']): sort is (typeof VERSIONS)[number] {
  return (VERSIONS as readonly string[]).includes(sort);
}

/**
 * The store would put 6.10 before 6.9: the few existing versions are sorted here, and only those of the page are read.
 */
async function byVersion(
  found: SiteQuery,
  column: (typeof VERSIONS)[number],
  order: SiteOrder['order'],
  { offset, limit }: Page,
): Promise<number[]> {
  const version = sql.ref<string>(`sites.${column}`);
  const counted = found.select([version.as('version'), sql<number>`count(*)`.as('count')]).groupBy(version);
  const all = (await counted.execute()) as { version: string; count: number }[];
  const sign = order === 'asc' ? 1 : -1;
  const sorted = all.sort((a, b) => sign * compareVersions(a.version, b.version) || (a.version < b.version ? -1 : 1));
  let before = 0;
  let first: number | undefined;
  const onPage = sorted.filter(({ count }) => {
    const from = before;
    before += count;
    const isOn = before > offset && from < offset + limit;
    if (isOn) first ??= from;
    return isOn;
  });
  if (first === undefined) return [];
  const places = onPage.map(({ version: text }, place) => sql`when ${text} then ${sql.lit(sign * place)}`);
  const wanted = found.where(version, 'in', onPage.map(row => row.version) as never);
  const place = sql`case ${version} ${sql.join(places, sql` `)} end`;
  return idsBy(wanted, [place], order, { offset: offset - first, limit });
}
