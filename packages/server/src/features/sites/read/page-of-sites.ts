import { offsetOf } from '../../../kernel/lists/paging.ts';
import { PartMemory } from '../../../kernel/lists/part-memory.ts';
import type { Database } from '../../../ports/database/port.ts';
import {
  type SiteFilter,
  selectSiteCount,
  selectSiteIds,
  sitesByIds,
  selectSitePage as windowOf,
} from '../site.store.ts';

/** 8 MB of ids. */
const MOST_IDS = 1_000_000;
const MOST_FILTERS = 1000;

/** How many sites match a filter, and whether it was requested before. */
const totals = new PartMemory<{ readonly total: number; asked: boolean }>('sites', { most: MOST_FILTERS });
const found = new PartMemory<Float64Array>('sites', { most: MOST_IDS, weigh: ids => ids.length });

/**
 * One page of sites, by name, as returned by lists. A repeated filter, for the next page or the same one, reads the
 * stored ids: they are kept until a site is added, deleted, renamed or reassigned.
 */
export async function pageOfSites(database: Database, filter: SiteFilter, paging: { page: number; per_page: number }) {
  const offset = offsetOf(paging);
  const key = keyOf(filter);
  const known = await totals.get(database, key, async () => {
    return { total: await selectSiteCount(database, filter), asked: false };
  });
  if (!known.asked || known.total > MOST_IDS) {
    known.asked = true;
    const items = await windowOf(database, filter, { offset, limit: paging.per_page });
    return { items, ...paging, total: known.total };
  }
  const ids = await found.get(database, key, () => selectSiteIds(database, filter));
  const shown = [...ids.subarray(offset, offset + paging.per_page)];
  const sites = new Map((await sitesByIds(database.db, shown)).map(site => [site.id, site]));
  return { items: shown.flatMap(id => sites.get(id) ?? []), ...paging, total: ids.length };
}

const keyOf = ({ status = 'any', search = '', client_id, tag_id }: SiteFilter) =>
  JSON.stringify([status, search.trim().toLowerCase(), client_id, tag_id]);
