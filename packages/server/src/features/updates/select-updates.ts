import type { Ctx } from '../../kernel/context.ts';
import { type SiteScope, scopeOf } from '../../kernel/lists/site-scope.ts';
import { searchText, sitesByIds } from '../sites/index.ts';
import { offeredItems } from './fleet-updates.ts';
import { matchesItem, type OfferedItem, type SitesWithUpdatesFilter, selectPendingUpdates } from './update.store.ts';
import { typesOfGroups, type UpdateGroup } from './update.ts';
import { pendingViews } from './update.views.ts';

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

/** Which sites have such updates, and the updates of some of them. */
export async function readUpdates(ctx: Ctx, asked: UpdatesQuery) {
  const { type, search = '', search_sites = false, slug, new_version, include, exclude } = asked;
  const { db } = ctx.database;
  const types = typesOfGroups(type);
  const text = search.trim().toLowerCase();
  const narrowed = text !== '' || slug !== undefined || new_version !== undefined;
  const fits = (item: Pick<OfferedItem, 'slug' | 'name'>) =>
    (text === '' || matchesItem(text, item)) && (slug === undefined || item.slug === slug);
  const bySite = search_sites && text !== '' && slug === undefined && new_version === undefined;
  const items = narrowed ? (await offeredItems(ctx.database, types)).filter(fits) : undefined;
  const filter: SitesWithUpdatesFilter = {
    types,
    ...scopeOf(asked),
    ...(include ? { include } : {}),
    ...(exclude ? { exclude } : {}),
    ...(items ? { items } : {}),
    ...(bySite ? { siteText: text } : {}),
    ...(new_version === undefined ? {} : { new_version }),
  };
  const listed = async (siteIds: readonly number[]) => {
    const sites = new Map((await sitesByIds(db, siteIds)).map(site => [site.id, site]));
    const updates = Map.groupBy(await selectPendingUpdates(db, siteIds, types), update => update.site_id);
    return siteIds.flatMap(id => {
      const site = sites.get(id);
      const named = bySite && site && searchText(site.name, site.url).includes(text);
      const own = (updates.get(id) ?? []).filter(
        update => (named || fits(update)) && (new_version === undefined || update.new_version === new_version),
      );
      const views = pendingViews(own, ctx.settings.packageHosts);
      return site ? [{ site_id: id, site_url: site.url, site_name: site.name, updates: views }] : [];
    });
  };
  return { filter, listed };
}
