import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { textOrNull, wholeOrNull } from '../../kernel/ability/nullable.ts';
import { filterBy, listOutput, pagingInput, wantedBy } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { scopeOf, siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { isoInstantOrNull } from '../../kernel/text/instants.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { EXPIRING_KINDS, type ExpiringKind, selectExpiringPage } from './expiring.store.ts';
import { expiringViews } from './expiring.views.ts';

const PER_PAGE = 50;
const ids = (description: string) =>
  Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { default: [], maxItems: 200, description }));

const siteSchema = Type.Object({
  id: Type.Integer({ description: 'Id of the site.' }),
  name: Type.String({ description: 'Name of the site.' }),
  url: Type.String({ description: 'Address of the site.' }),
  client_id: wholeOrNull('Id of its client; null for none.'),
  client_name: textOrNull('Name of its client; null for none.'),
});

export const listExpiring = ability({
  name: 'list-expiring-v1',
  summary:
    'List when the certificates and domains of the sites expire, the next to expire first and unknown ones last. Use it to see what has to be renewed.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  instructions:
    'It lists the last certificate that each site showed, and of several that a site shows in turn the one that ends first; list-certificates-v1 shows what is wrong with certificates now.',
  input: Type.Object({
    ...pagingInput(PER_PAGE),
    kind: filterBy(EXPIRING_KINDS, 'Only certificates or only domains; any = both.'),
    expires_within_days: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 3650, description: 'Only what expires within so many days or has expired.' }),
    ),
    search: Type.Optional(
      Type.String({
        default: '',
        maxLength: 200,
        description: 'Part of the name or URL of a site, whatever its case.',
      }),
    ),
    site_id_or_domain: Type.Optional({
      ...siteSelectorSchema,
      description: 'Only what this site depends on: its id, domain or URL.',
    }),
    ...siteScopeInput('certificates and domains of sites'),
    client_ids: ids('Only of sites of these clients.'),
    tag_ids: ids('Only of sites with one of these tags.'),
  }),
  output: listOutput(
    Type.Object({
      kind: Type.Unsafe<ExpiringKind>({
        type: 'string',
        enum: [...EXPIRING_KINDS],
        description: 'certificate or domain.',
      }),
      name: Type.String({ description: 'Host of the certificate, or the domain.' }),
      expires_at: textOrNull('When it expires, ISO 8601 UTC; null if unknown.'),
      days_left: Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        description: 'Whole days until then, negative after it; null if unknown.',
      }),
      by: textOrNull('Issuer of the certificate, or registrar of the domain; null if unknown.'),
      source: Type.Unsafe<'seen' | 'registry' | 'hand' | null>({
        type: ['string', 'null'],
        enum: ['seen', 'registry', 'hand', null],
        description:
          'seen: the site showed the certificate. registry: the registry of the domain says so. hand: somebody set it. null: unknown.',
      }),
      why_unknown: Type.Unsafe<'not_asked' | 'no_date' | 'not_registered' | 'no_registry' | 'failed' | null>({
        type: ['string', 'null'],
        enum: ['not_asked', 'no_date', 'not_registered', 'no_registry', 'failed', null],
        description:
          'Why the end of a domain is unknown: the registry was not asked yet, tells no date, does not know the domain, can not be asked, or did not answer. null if it is known.',
      }),
      checked_at: textOrNull(
        'When the certificate was seen or the registry answered last, ISO 8601 UTC; null if never.',
      ),
      sites: Type.Array(siteSchema, {
        description: 'The site of the certificate, or the first 5 of the domain, by name.',
      }),
      sites_count: Type.Integer({ description: 'Sites that depend on it.' }),
    }),
    'certificates and domains',
  ),
}).run(async ({ page = 1, per_page = PER_PAGE, kind, expires_within_days, site_id_or_domain, ...filter }, ctx) => {
  const now = ctx.clock.now();
  const siteId = site_id_or_domain === undefined ? undefined : (await resolveSite(ctx, site_id_or_domain)).id;
  const { search = '', client_ids = [], tag_ids = [] } = filter;
  const scope = scopeOf(filter);
  const by = expires_within_days === undefined ? undefined : now + expires_within_days * DAY_MS;
  const { rows, total } = await selectExpiringPage(
    ctx.database.db,
    { kinds: wantedBy(kind), search, siteId, clientIds: client_ids, tagIds: tag_ids, scope, by },
    { offset: offsetOf({ page, per_page }), limit: per_page },
  );
  const views = await expiringViews(ctx.database.db, rows, now, scope);
  const items = views.map(view => ({ ...view, checked_at: isoInstantOrNull(view.checked_at) }));
  return { items, page, per_page, total };
});
