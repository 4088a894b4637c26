import { type Static, type TObject, Type } from 'typebox';
import { getAbandonedPlugins, getAbandonedThemes } from '../../../features/abandoned/index.ts';
import { getSiteChanges } from '../../../features/changes/index.ts';
import { getClient, getSiteClient } from '../../../features/clients/index.ts';
import { getSiteCosts } from '../../../features/costs/index.ts';
import { installOnSites, installSitePlugin, installSiteTheme } from '../../../features/installs/index.ts';
import * as plugins from '../../../features/plugins/index.ts';
import { getSiteSecurity } from '../../../features/security/index.ts';
import * as themes from '../../../features/themes/index.ts';
import { getSiteTimeline } from '../../../features/timeline/index.ts';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import type { ErrorCode } from '../../../kernel/errors.ts';
import { listOutput, pageOf, pagingInput } from '../../../kernel/lists/list.ts';
import { perPage } from '../../../kernel/lists/paging.ts';
import { clientRecordSchema, toClientRecord } from '../client-record.ts';
import { propertiesOf, type RestRoute, route } from '../route.ts';
import { EDIT, type Method, type RouteFacts } from '../route-facts.ts';
import { asList, orFail } from '../site-answers.ts';
import { names } from './sites.routes.ts';

/** Every list of REST has 20 items per page by default. */
const params = { per_page: perPage(20, 200) };

const list = { form: 'list' } as const;

const REFUSED = ['plugin_not_found', 'protected', 'outcome_unknown'] as const;

/** What is on a site or belongs to it. Source: docs/spec/rest-v2.md#sites. */
export const SITE_ITEM_ROUTES: readonly RestRoute[] = [
  read('plugins', plugins.listSitePlugins, list),
  read('themes', themes.listSiteThemes, list),
  read('plugins/abandoned', asList(getAbandonedPlugins, 'items', 'abandoned plugins'), list, {
    params,
    summary: 'List the plugins of a site that have not been updated on wordpress.org for two years or more.',
  }),
  read('themes/abandoned', asList(getAbandonedThemes, 'items', 'abandoned themes'), list, {
    params,
    summary: 'List the themes of a site that have not been updated on wordpress.org for two years or more.',
  }),
  read('non-svc-changes', asList(getSiteChanges, 'changes', 'changes'), list, { params }),
  read('timeline', getSiteTimeline, { form: 'single' }),
  read('security', getSiteSecurity, { form: 'single' }),
  read('client', siteClient(), {
    form: 'single',
    data: Type.Union([clientRecordSchema, Type.Null()], { description: 'The client of the site; null for none.' }),
    shape: (client: Record<string, unknown> | null) => client && toClientRecord(client),
  }),
  read('costs', siteCosts(), { form: 'list', beside: ['total_monthly', 'total_yearly'] }),
  change(EDIT, 'plugins/activate', plugins.activateSitePlugins, 'activated', [...REFUSED, 'activation_failed']),
  change(EDIT, 'plugins/deactivate', plugins.deactivateSitePlugins, 'deactivated', [...REFUSED, 'deactivation_failed']),
  change(['DELETE'], 'plugins/delete', plugins.deleteSitePlugins, 'deleted', [...REFUSED, 'deletion_failed']),
  route({
    methods: EDIT,
    path: '/sites/{id_or_domain}/themes/activate',
    names,
    ability: themes.activateSiteTheme,
    answer: { form: 'single', message: 'The theme is active.' },
  }),
  change(['DELETE'], 'themes/delete', themes.deleteSiteThemes, 'deleted', [
    'theme_not_found',
    'theme_in_use',
    'deletion_failed',
    'outcome_unknown',
  ]),
  install('plugins', installSitePlugin),
  install('themes', installSiteTheme),
  route({
    methods: EDIT,
    path: '/sites/install',
    names: { include: 'site_ids_or_domains' },
    ability: installOnSites,
    answer: { form: 'single', message: ({ message }: { message: string }) => message },
  }),
];

type More = Pick<RouteFacts, 'params' | 'summary'>;

function read(what: string, ability: AnyAbility, answer: RouteFacts['answer'], more: More = {}) {
  return route({ methods: ['GET'], path: `/sites/{id_or_domain}/${what}`, names, ability, answer, ...more });
}

function install(what: string, ability: AnyAbility): RestRoute {
  return route({
    methods: EDIT,
    path: `/sites/{id_or_domain}/${what}/install`,
    names,
    ability,
    answer: { form: 'single', message: ({ message }: { message: string }) => message },
  });
}

/** @param done Member of the ability's output with what was changed. @param codes With which an item can fail. */
function change(
  methods: readonly Method[],
  what: string,
  ability: AnyAbility,
  done: string,
  codes: readonly ErrorCode[],
): RestRoute {
  return route({
    methods,
    path: `/sites/{id_or_domain}/${what}`,
    names: { ...names, slug: 'slugs' },
    fixed: ability.effect === 'destroy' ? { confirm: true } : {},
    without: 'dry_run' in propertiesOf(ability.input as TObject) ? ['dry_run'] : [],
    ability: orFail(ability, done, codes),
    answer: {
      form: 'single',
      message: (output: Record<string, string[]>) =>
        `${output[done]?.length} ${done}, ${output.errors?.length} failed.`,
    },
  });
}

/** Answered with the client in full, or null. */
function siteClient(): AnyAbility {
  const handler: (...args: Parameters<typeof getSiteClient.handler>) => Promise<unknown> = async (input, ctx) => {
    const { client } = await getSiteClient.handler(input, ctx);
    return client && getClient.handler({ client_id_or_email: client.id }, ctx);
  };
  return { ...getSiteClient, output: Type.Union([getClient.output, Type.Null()]), handler };
}

/** Answered as a page of costs, with the totals of all of them. */
function siteCosts(): AnyAbility {
  const input = Type.Object({ ...getSiteCosts.input.properties, ...pagingInput() }, { additionalProperties: false });
  const { costs, total_monthly, total_yearly } = getSiteCosts.output.properties;
  const output = Type.Object({
    ...listOutput(costs.items, 'costs of the site').properties,
    total_monthly,
    total_yearly,
  });
  const handler = async ({ page = 1, per_page = 20, ...site }: Static<typeof input>, ctx: Ctx) => {
    const { costs, ...totals } = await getSiteCosts.handler(site, ctx);
    return { ...pageOf(costs, { page, per_page }), ...totals };
  };
  return { ...getSiteCosts, input, output, handler };
}
