import { Type } from 'typebox';
import * as updates from '../../../features/updates/index.ts';
import type { ErrorCode } from '../../../kernel/errors.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';
import { ignoredOf, ignoredRecordSchema, siteUpdatesOf, siteUpdatesRecordSchema } from '../update-record.ts';

const ofSite = { id_or_domain: 'site_id_or_domain' };
const ignored = {
  form: 'single',
  data: ignoredRecordSchema,
  shape: ({ rules }: { rules: Parameters<typeof ignoredOf>[0] }) => ignoredOf(rules),
} as const;

const NO_SITE = ['site_not_found', 'ambiguous_site'] as const;

/** Without a default: all sites are returned if no page is requested. */
const PAGES = {
  page: Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000,
    description: 'Page of sites, starting at 1. Without page and per_page, all sites are returned at once.',
  }),
  per_page: Type.Integer({
    minimum: 1,
    maximum: 200,
    description: 'Sites per page, at most 200; default 20 if page is given.',
  }),
};

type Listed = { site_id: number; updates: Parameters<typeof siteUpdatesOf>[0] };

/** Source: docs/spec/rest-v2.md#updates. */
export const UPDATE_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/updates',
    ability: updates.listUpdates,
    without: ['slug', 'new_version', 'search_sites'],
    params: PAGES,
    toInput: params => ({ per_page: 20, ...params }),
    whole: (input, ctx) => updates.allUpdates(ctx, input),
    answer: {
      form: 'map',
      data: siteUpdatesRecordSchema,
      key: ({ site_id }: Listed) => site_id,
      shape: (site: Listed) => siteUpdatesOf(site.updates),
    },
  }),
  route({ methods: ['GET'], path: '/updates/trend', ability: updates.getUpdateTrend, answer: { form: 'single' } }),
  route({ methods: ['GET'], path: '/updates/summary', ability: updates.getUpdatesSummary, answer: { form: 'single' } }),
  route({ methods: ['GET'], path: '/updates/clients', ability: updates.listClientUpdates, answer: { form: 'list' } }),
  route({
    methods: ['GET'],
    path: '/updates/ignored',
    ability: updates.listIgnoredUpdates,
    summary: 'List which updates are ignored on all sites.',
    without: ['site_id_or_domain'],
    never: NO_SITE,
    answer: ignored,
  }),
  route({
    methods: ['GET'],
    path: '/updates/{id_or_domain}',
    names: ofSite,
    ability: updates.getSiteUpdates,
    answer: {
      form: 'single',
      data: Type.Record(Type.String(), siteUpdatesRecordSchema, {
        description: 'The updates, keyed by the id of the site.',
      }),
      shape: (site: Listed) => ({ [site.site_id]: siteUpdatesOf(site.updates) }),
    },
  }),
  route({
    methods: ['GET'],
    path: '/updates/{id_or_domain}/ignored',
    names: ofSite,
    ability: updates.listIgnoredUpdates,
    summary: 'List which updates are ignored on one site, including rules for all sites.',
    answer: ignored,
  }),
  ...(['wp', 'plugins', 'themes'] as const).flatMap(type => [rule('ignore', type, true), rule('unignore', type, true)]),
  ...(['plugins', 'themes'] as const).flatMap(type => [rule('ignore', type, false), rule('unignore', type, false)]),
];

/** Ignoring and unignoring, on one site or everywhere. */
function rule(verb: 'ignore' | 'unignore', type: 'wp' | 'plugins' | 'themes', oneSite: boolean): RestRoute {
  const what = type === 'wp' ? 'the update of WordPress' : `updates of ${type}`;
  const where = oneSite ? 'on one site' : 'on all sites';
  return route({
    methods: EDIT,
    path: oneSite ? `/updates/{id_or_domain}/${verb}/${type}` : `/updates/${verb}/${type}`,
    names: { slug: 'slugs', ...(oneSite ? ofSite : {}) },
    fixed: { type },
    without: [...(type === 'wp' ? ['slugs'] : []), ...(oneSite ? [] : ['site_id_or_domain'])],
    ...(oneSite ? {} : { required: ['slug'] }),
    ability: verb === 'ignore' ? updates.ignoreUpdates : updates.unignoreUpdates,
    never: neverOf(verb, type, oneSite),
    summary: verb === 'ignore' ? `Ignore ${what} ${where}.` : `Stop ignoring ${what} ${where}.`,
    answer: {
      form: 'single',
      message: verb === 'ignore' ? 'The updates are now ignored.' : takenBack,
    },
  });
}

function takenBack({ removed }: { removed: number }): string {
  return removed > 0
    ? 'The updates are no longer ignored.'
    : 'There is no such rule, so nothing was changed. List the ignored updates to see all rules.';
}

/** Without slugs, or if they are required, no contradiction is possible. */
function neverOf(verb: 'ignore' | 'unignore', type: 'wp' | 'plugins' | 'themes', oneSite: boolean): ErrorCode[] {
  return [
    ...(oneSite ? [] : NO_SITE),
    ...(type === 'wp' || !oneSite ? (['invalid_input'] as const) : []),
    ...(verb === 'unignore' || type === 'plugins' ? [] : (['plugin_not_found'] as const)),
    ...(verb === 'unignore' || type === 'themes' ? [] : (['theme_not_found'] as const)),
  ];
}
