import type { OldTables } from '../dump/old-tables.ts';
import { looseRows } from './old-row.ts';
import type { ProblemList } from './problem-list.ts';

/** Values by name, of one site. */
export type SiteValues = ReadonlyMap<string, string>;

export const NO_SITE_VALUES: SiteValues = new Map();

/**
 * The options of each site. Of a name that a site has twice, the first one that says something counts.
 * @param siteIds Those that exist; 0 is for all sites.
 */
export function readSiteOptions(
  tables: OldTables,
  siteIds: ReadonlySet<number>,
  problems: ProblemList,
): ReadonlyMap<number, SiteValues> {
  const all = new Map<number, Map<string, string>>();
  let orphans = 0;
  for (const row of looseRows(tables, 'mainwp_wp_options', problems)) {
    const [id, name, value] = [row.integer('wpid') ?? -1, row.text('name'), row.text('value')];
    if (id === 0 || value === '') continue;
    if (!siteIds.has(id)) {
      orphans++;
      continue;
    }
    const own = all.get(id) ?? new Map<string, string>();
    if (!own.has(name)) own.set(name, value);
    all.set(id, own);
  }
  if (orphans > 0) problems.dropped('mainwp_wp_options', '', 'options_of_no_site', { count: orphans });
  return all;
}
