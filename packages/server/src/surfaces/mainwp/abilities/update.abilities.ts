import { getSiteRecord, listSiteBriefs } from '../../../features/sites/index.ts';
import * as updates from '../../../features/updates/index.ts';
import { rowsFrom } from '../rest/lists.ts';
import type { PendingItem, Rule } from '../views/update.view.ts';
import type { DialectAbility, Running } from './dialect-ability.ts';
import * as given from './inputs.ts';
import { groupsOf, pendingView, type SiteRef, sitesGiven, summaryOf, typeOf } from './update-views.ts';

const IGNORABLE = ['core', 'plugins', 'themes'];
const EVERY = { offset: 0, limit: Number.POSITIVE_INFINITY };

interface Asked {
  readonly site_ids_or_domains?: readonly (number | string)[];
  readonly types?: readonly string[];
  readonly page?: number;
  readonly per_page?: number;
}

interface OfSite extends SiteRef {
  readonly updates: readonly PendingItem[];
}

/** PendingItem and ignored updates. */
export const UPDATE_ABILITIES: readonly DialectAbility[] = [
  {
    name: 'list-updates-v1',
    category: 'updates',
    ability: updates.listUpdates,
    input: given.dialectInput({
      site_ids_or_domains: given.someSites,
      types: given.updateTypes(),
      ...given.pages(50, 200),
    }),
    run: listPending,
  },
  {
    name: 'get-site-updates-v1',
    category: 'updates',
    ability: updates.getSiteUpdates,
    input: given.dialectInput({ site_id_or_domain: given.oneSite, types: given.updateTypes() }),
    run: async ({ site_id_or_domain, types }: { site_id_or_domain: number | string; types?: string[] }, { call }) => {
      const type = groupsOf(types);
      const found = await call(updates.getSiteUpdates, { site_id_or_domain, ...(type ? { type } : {}) });
      const { id, url, name } = await call(getSiteRecord, { site_id_or_domain: found.site_id });
      const site = { site_id: id, site_url: url, site_name: name };
      return {
        ...site,
        updates: found.updates.map(update => pendingView(site, update)),
        rollback_items: { plugins: [], themes: [] },
        summary: summaryOf(countsIn(found.updates)),
      };
    },
  },
  {
    name: 'list-ignored-updates-v1',
    category: 'updates',
    ability: updates.listIgnoredUpdates,
    input: given.dialectInput({ site_ids_or_domains: given.someSites, types: given.updateTypes(IGNORABLE) }),
    run: listIgnored,
  },
];

function countsIn(found: readonly PendingItem[]): Partial<Record<PendingItem['type'], number>> {
  return Object.fromEntries([...Map.groupBy(found, ({ type }) => type)].map(([type, own]) => [type, own.length]));
}

/** A page of updates over all sites. Its totals are counted at once where all sites are meant. */
async function listPending({ site_ids_or_domains, types, page = 1, per_page = 50 }: Asked, running: Running) {
  const named = await sitesGiven(site_ids_or_domains, running);
  const type = groupsOf(types);
  const wanted = type ? { type } : {};
  const include = named ? { include: named.sites.map(({ id }) => id) } : {};
  const counted = named ? undefined : await running.call(updates.countUpdates, {});
  const from = (page - 1) * per_page;
  const shown: object[] = [];
  const counts: Record<string, number> = {};
  let seen = 0;
  const nobody = named && named.sites.length === 0;
  const source = { call: running.call, input: { ...wanted, ...include } };
  for await (const { items } of nobody ? [] : rowsFrom(source, updates.listUpdates, 'items', EVERY)) {
    for (const site of items as readonly OfSite[]) {
      const own = site.updates;
      shown.push(
        ...own.slice(Math.max(0, from - seen), Math.max(0, from + per_page - seen)).map(u => pendingView(site, u)),
      );
      seen += own.length;
      for (const update of own) counts[update.type] = (counts[update.type] ?? 0) + 1;
    }
    if (counted && seen >= from + per_page) break;
  }
  const all = counted ? ofTypes(counted as Readonly<Record<string, number>>, type) : counts;
  const summary = summaryOf(all);
  return { updates: shown, summary, page, per_page, total: summary.total, errors: named?.errors ?? [] };
}

function ofTypes(counted: Readonly<Record<string, number>>, wanted: readonly string[] | undefined) {
  return Object.fromEntries(Object.entries(counted).filter(([type]) => wanted === undefined || wanted.includes(type)));
}

/** What is ignored on the given sites; on all of them, the rules for the whole fleet stand first, with the site 0. */
async function listIgnored({ site_ids_or_domains, types }: Asked, running: Running) {
  const named = await sitesGiven(site_ids_or_domains, running);
  const type = groupsOf(types);
  const rulesOf = async (site: SiteRef, input: object): Promise<object[]> => {
    const { rules } = await running.call(updates.listIgnoredUpdates, { ...input, ...(type ? { type } : {}) });
    const own = named === undefined && site.site_id !== 0 ? rules.filter(({ scope }) => scope === 'site') : rules;
    return own.map(rule => ignoredView(site, rule));
  };
  const ignored: object[] = [];
  if (named === undefined) ignored.push(...(await rulesOf({ site_id: 0, site_url: '', site_name: '' }, {})));
  for await (const { id, url, name } of named ? named.sites : everySite(running)) {
    const site = { site_id: id, site_url: url, site_name: name };
    ignored.push(...(await rulesOf(site, { site_id_or_domain: id })));
  }
  return { ignored, total: ignored.length, errors: named?.errors ?? [] };
}

async function* everySite({ call }: Running) {
  for await (const { items } of rowsFrom({ call, input: {} }, listSiteBriefs, 'items', EVERY)) {
    yield* items as readonly { id: number; url: string; name: string }[];
  }
}

function ignoredView(site: SiteRef, { type, slug, name, version }: Rule) {
  const item = type === 'wp' ? 'wordpress' : slug;
  return { ...site, type: typeOf(type), slug: item, name: name || item, ignored_version: version || 'all_versions' };
}
