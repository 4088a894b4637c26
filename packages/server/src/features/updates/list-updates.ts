import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { offsetOf, perPage } from '../../kernel/paging.ts';
import { sitesByIds } from '../sites/index.ts';
import { pendingUpdate, searchInput, typesInput } from './update.schemas.ts';
import { type Item, matches, offeredItems, pageOfSitesWithUpdates, pendingUpdates } from './update.store.ts';
import { typesOfGroups } from './update.ts';
import { pendingViews } from './update.views.ts';

/** All that a small fleet has in one answer, and never more than one answer should hold. */
const SITES_PER_PAGE = 200;

export const listUpdates = ability({
  name: 'list-updates-v1',
  summary: 'List the updates on offer, site by site. Ignored updates and suspended sites are left out.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...listInput(''),
    search: searchInput,
    per_page: Type.Optional(perPage(SITES_PER_PAGE, SITES_PER_PAGE)),
    type: typesInput,
    slug: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'Only updates of the item with this slug.' }),
    ),
    new_version: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Only updates to this version.' }),
    ),
  }),
  output: listOutput(
    Type.Object({
      site_id: Type.Integer({ description: 'Id of the site.' }),
      site_url: Type.String({ description: 'Address of the site.' }),
      site_name: Type.String({ description: 'Name of the site.' }),
      updates: Type.Array(pendingUpdate, { description: 'What can be updated on the site.' }),
    }),
    'sites with such updates',
  ),
  errors: [],
}).run(async ({ type, search = '', slug, new_version, include, exclude, page = 1, per_page = SITES_PER_PAGE }, ctx) => {
  const { db } = ctx.database;
  const types = typesOfGroups(type);
  const text = search.trim().toLowerCase();
  const narrowed = text !== '' || slug !== undefined || new_version !== undefined;
  const fits = (item: Pick<Item, 'slug' | 'name'>) =>
    (text === '' || matches(text, item)) && (slug === undefined || item.slug === slug);
  const items = narrowed ? (await offeredItems(db, types)).filter(fits) : undefined;
  const filter = {
    types,
    ...(include ? { include } : {}),
    ...(exclude ? { exclude } : {}),
    ...(items ? { items } : {}),
    ...(new_version === undefined ? {} : { new_version }),
  };
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { siteIds, total } = await pageOfSitesWithUpdates(ctx.database, filter, window);
  const sites = new Map((await sitesByIds(db, siteIds)).map(site => [site.id, site]));
  const updates = Map.groupBy(await pendingUpdates(db, siteIds, types), update => update.site_id);
  const listed = siteIds.flatMap(id => {
    const site = sites.get(id);
    const own = (updates.get(id) ?? []).filter(
      update => fits(update) && (new_version === undefined || update.new_version === new_version),
    );
    const views = pendingViews(own, ctx.settings.packageHosts);
    return site ? [{ site_id: id, site_url: site.url, site_name: site.name, updates: views }] : [];
  });
  return { items: listed, page, per_page, total };
});
