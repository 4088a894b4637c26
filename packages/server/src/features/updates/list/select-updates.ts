import type { Ctx } from '../../../kernel/context.ts';
import { type SiteScope, scopeOf } from '../../../kernel/lists/site-scope.ts';
import { searchText } from '../../sites/index.ts';
import { offeredItems } from '../fleet-updates.ts';
import { matchesItem, type OfferedItem, type SitesWithUpdatesFilter } from '../update.store.ts';
import { typesOfGroups, type UpdateGroup } from '../update.ts';
import { KeptSites, type SiteWithPending } from './kept-sites.ts';
import { type Fits, KeptUpdates } from './kept-updates.ts';
import { selectSitesWithLines } from './site-updates.store.ts';

/** The filters of a list of updates. */
export interface UpdatesQuery extends SiteScope {
  readonly type?: readonly ('all' | UpdateGroup)[];
  readonly search?: string;
  /** Also by the name and address of the site. */
  readonly search_sites?: boolean;
  readonly slug?: string;
  readonly new_version?: string;
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
}

const kept = new KeptUpdates();
const keptSites = new KeptSites();

/**
 * Which sites have such updates, and the updates of some of them: `listed` keeps those of sites for the next page or
 * caller, `read` is for whoever reads all of them once.
 */
export async function readUpdates(ctx: Ctx, asked: UpdatesQuery) {
  const { type, search = '', search_sites = false, slug, new_version, include = [], exclude = [] } = asked;
  const types = typesOfGroups(type);
  const text = search.trim().toLowerCase();
  const narrowed = text !== '' || slug !== undefined || new_version !== undefined;
  const isItem = (item: Pick<OfferedItem, 'slug' | 'name'>) =>
    (text === '' || matchesItem(text, item)) && (slug === undefined || item.slug === slug);
  const fits: Fits = update => isItem(update) && (new_version === undefined || update.new_version === new_version);
  const bySite = search_sites && text !== '' && slug === undefined && new_version === undefined;
  const items = narrowed ? (await offeredItems(ctx.database, types)).filter(isItem) : undefined;
  const filter: SitesWithUpdatesFilter = {
    types,
    ...scopeOf(asked),
    ...(include.length > 0 ? { include } : {}),
    ...(exclude.length > 0 ? { exclude } : {}),
    ...(items ? { items } : {}),
    ...(bySite ? { siteText: text } : {}),
    ...(new_version === undefined ? {} : { new_version }),
  };
  const read = async (siteIds: readonly number[]): Promise<SiteWithPending[]> => {
    const rows = await selectSitesWithLines(ctx.database, siteIds, types);
    const sites = new Map(rows.map(site => [site.id, site]));
    return siteIds.flatMap(id => {
      const site = sites.get(id);
      if (!site) return [];
      const whole = !narrowed || (bySite && searchText(site.name, site.url).includes(text));
      const { id: siteId, url, name, lines } = site;
      const updates = kept.of(lines, ctx.settings.packageHosts, whole ? undefined : fits);
      return [{ site: { id: siteId, url, name }, updates }];
    });
  };
  const listed = async (ids: readonly number[]): Promise<SiteWithPending[]> => {
    if (narrowed) return read(ids);
    const version = `${await keptSites.version(ctx)} ${kept.left} ${ctx.settings.packageHosts}`;
    return keptSites.find(ctx.database, version, { ids, types, read });
  };
  return { filter, read, listed };
}

/** As lists show it. */
export const siteView = ({ site, updates }: SiteWithPending) => ({
  site_id: site.id,
  site_url: site.url,
  site_name: site.name,
  updates: updates.map(({ view }) => view),
});
