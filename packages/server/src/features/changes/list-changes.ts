import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import { filterBy, wantedBy } from '../../kernel/lists/list.ts';
import { perPage } from '../../kernel/lists/paging.ts';
import { scopeOf, siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { INSTANT_PATTERN, instantMs, isoInstant } from '../../kernel/text/instants.ts';
import { siteChangeSchema, siteChangeView } from './change.schemas.ts';
import { CHANGE_KINDS, CONTEXTS_OF_KIND, kindOfContext, OTHER_KIND } from './change-kinds.ts';
import { selectChangesOfSites, selectSitesOfFeed } from './feed.store.ts';
import { readPlace, writePlace } from './feed-place.ts';

const PER_PAGE = 50;
const ids = (description: string) =>
  Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { default: [], maxItems: 1000, description }));
const instant = (description: string) =>
  Type.Optional(Type.String({ pattern: INSTANT_PATTERN, description, examples: ['2026-11-22T10:00:00Z'] }));

export const listChanges = ability({
  name: 'list-changes-v1',
  summary:
    'List what changed on all sites, such as plugins, settings and users, newest first, as of their last syncs. Use it to find out who changed what on which sites. What changed on one site is in get-site-changes-v1.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  module: 'logs',
  input: Type.Object({
    site_ids: ids('Only changes of these sites.'),
    ...siteScopeInput('changes of sites'),
    kind: filterBy(CHANGE_KINDS, 'Only changes of these kinds.'),
    since: instant('Only changes at or after this instant, as ISO 8601.'),
    until: instant('Only changes before this instant, as ISO 8601.'),
    search: Type.Optional(
      Type.String({
        default: '',
        maxLength: 200,
        description: 'Part of the name of what changed, of the user, or of the name or address of the site.',
      }),
    ),
    before: Type.Optional(
      Type.String({
        pattern: '^\\d{1,15}-\\d{1,15}$',
        examples: ['1795341600000-812'],
        description: '`next` of the page before; left out: the newest changes.',
      }),
    ),
    per_page: Type.Optional(perPage(PER_PAGE, 200)),
  }),
  output: Type.Object({
    items: Type.Array(
      Type.Object({
        ...siteChangeSchema.properties,
        kind: Type.Unsafe<(typeof CHANGE_KINDS)[number] | typeof OTHER_KIND>({
          type: 'string',
          enum: [...CHANGE_KINDS, OTHER_KIND],
          description: 'Kind of the change.',
        }),
        site_id: Type.Integer({ description: 'Id of the site.' }),
        site_name: Type.String({ description: 'Name of the site.' }),
        site_url: Type.String({ description: 'Address of the site.' }),
      }),
      { description: 'The changes of this page.' },
    ),
    next: textOrNull('Where the next page begins: pass it as `before`. Null: there are no older changes.'),
    searched_until: textOrNull(
      'The search has only come back to this instant, ISO 8601 UTC; go on with `next`. Null: the page is full, or there are no older changes.',
    ),
  }),
}).run(async (input, ctx) => {
  const { site_ids = [], search = '', since, until, before, per_page = PER_PAGE } = input;
  const filter = {
    siteIds: await selectSitesOfFeed(ctx.database, site_ids, scopeOf(input)),
    contexts: wantedBy(input.kind)?.flatMap(kind => [...CONTEXTS_OF_KIND[kind]]),
    text: search.trim().toLowerCase(),
    since: since === undefined ? undefined : instantMs(since),
    until: until === undefined ? undefined : instantMs(until),
    before: before === undefined ? undefined : readPlace(before),
  };
  const { rows, next } = await selectChangesOfSites(ctx.database, filter, per_page);
  return {
    items: rows.map(row => {
      const { site_id, site_name, site_url, context } = row;
      return { ...siteChangeView(row), kind: kindOfContext(context), site_id, site_name, site_url };
    }),
    next: next ? writePlace(next) : null,
    searched_until: next && rows.length < per_page ? isoInstant(next.occurred_at) : null,
  };
});
