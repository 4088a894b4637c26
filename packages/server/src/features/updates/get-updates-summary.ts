import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { fleetCounts, installedVersions, offeredItems, offeredVersions } from './fleet-updates.ts';
import { searchInputSchema, typesInputSchema, updateGroupSchema } from './update.schemas.ts';
import { matchesItem } from './update.store.ts';
import { typesOfGroups, UPDATE_TYPES } from './update.ts';

const count = (description: string) => Type.Integer({ description });

export const getUpdatesSummary = ability({
  name: 'get-updates-summary-v1',
  summary:
    'Summarise the available updates on all sites, by type and by item. Ignored updates are left out. Use it to find the plugins and themes with the most outdated sites.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  remembered: 'store',
  input: Type.Object({
    type: typesInputSchema,
    search: searchInputSchema,
    ...siteScopeInput('updates of sites'),
    ...pagingInput(),
  }),
  output: Type.Object({
    sites: count('Sites with at least one update.'),
    wp: count('Sites with a newer WordPress on offer.'),
    plugins: count('Plugin updates over all sites.'),
    themes: count('Theme updates over all sites.'),
    translations: count('Translation updates over all sites.'),
    ...listOutput(
      Type.Object({
        type: updateGroupSchema,
        slug: Type.String({ description: 'Slug of the item.' }),
        name: Type.String({ description: 'Name of the item.' }),
        versions: Type.Array(Type.String(), { description: 'Versions that these sites have now, the oldest first.' }),
        new_version: Type.String({ description: 'Version on offer.' }),
        sites_count: count('Sites on which this version is pending.'),
      }),
      'versions on offer, those for the most sites first',
    ).properties,
  }),
}).run(async ({ type, search = '', page = 1, per_page = 20, ...scope }, ctx) => {
  const { database } = ctx;
  const types = typesOfGroups(type);
  const text = search.trim().toLowerCase();
  const [counts, versions, items] = await Promise.all([
    fleetCounts(database, scope),
    offeredVersions(database, types, scope),
    offeredItems(database, types),
  ]);
  const names = new Map(items.map(item => [`${item.type}\n${item.slug}`, item.name]));
  const found = versions
    .map(version => ({ ...version, name: names.get(`${version.type}\n${version.slug}`) ?? version.slug }))
    .filter(version => text === '' || matchesItem(text, version))
    .sort((a, b) => b.sites_count - a.sites_count || compareTexts(orderOf(a), orderOf(b)));
  const start = offsetOf({ page, per_page });
  const shown = found.slice(start, start + per_page);
  const installed = await installedVersions(database, shown, scope);
  const listed = shown.map((version, place) => ({
    ...version,
    type: UPDATE_TYPES[version.type],
    versions: installed[place] ?? [],
  }));
  return {
    sites: counts.sites,
    wp: counts.core,
    plugins: counts.plugin,
    themes: counts.theme,
    translations: counts.translation,
    items: listed,
    page,
    per_page,
    total: found.length,
  };
});

/** No two versions on offer have the same, so that pages have no gaps. */
const orderOf = ({
  name,
  type,
  slug,
  new_version,
}: {
  name: string;
  type: string;
  slug: string;
  new_version: string;
}) => [name, type, slug, new_version].join('\n');

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
