import type { Ctx } from '../../kernel/context.ts';
import { sitesByIds } from '../sites/index.ts';
import { offeredItems } from './fleet-updates.ts';
import { matchesItem, type OfferedItem, type SitesWithUpdatesFilter, selectPendingUpdates } from './update.store.ts';
import { typesOfGroups, type UpdateGroup } from './update.ts';
import { pendingViews } from './update.views.ts';

/** The filters of a list of updates. */
export interface UpdatesQuery {
  readonly type?: readonly ('all' | UpdateGroup)[];
  readonly search?: string;
  readonly slug?: string;
  readonly new_version?: string;
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
}

/** Which sites have such updates, and the updates of some of them. */
export async function readUpdates(ctx: Ctx, asked: UpdatesQuery) {
  const { type, search = '', slug, new_version, include, exclude } = asked;
  const { db } = ctx.database;
  const types = typesOfGroups(type);
  const text = search.trim().toLowerCase();
  const narrowed = text !== '' || slug !== undefined || new_version !== undefined;
  const fits = (item: Pick<OfferedItem, 'slug' | 'name'>) =>
    (text === '' || matchesItem(text, item)) && (slug === undefined || item.slug === slug);
  const items = narrowed ? (await offeredItems(ctx.database, types)).filter(fits) : undefined;
  const filter: SitesWithUpdatesFilter = {
    types,
    ...(include ? { include } : {}),
    ...(exclude ? { exclude } : {}),
    ...(items ? { items } : {}),
    ...(new_version === undefined ? {} : { new_version }),
  };
  const listed = async (siteIds: readonly number[]) => {
    const sites = new Map((await sitesByIds(db, siteIds)).map(site => [site.id, site]));
    const updates = Map.groupBy(await selectPendingUpdates(db, siteIds, types), update => update.site_id);
    return siteIds.flatMap(id => {
      const site = sites.get(id);
      const own = (updates.get(id) ?? []).filter(
        update => fits(update) && (new_version === undefined || update.new_version === new_version),
      );
      const views = pendingViews(own, ctx.settings.packageHosts);
      return site ? [{ site_id: id, site_url: site.url, site_name: site.name, updates: views }] : [];
    });
  };
  return { filter, listed };
}
