import * as sites from '../../../../features/sites/index.ts';
import { ignoreUpdates, unignoreUpdates } from '../../../../features/updates/index.ts';
import { AppError, type ErrorCode } from '../../../../kernel/errors.ts';
import { EDIT } from '../../../rest-v2/route-facts.ts';
import { briefOf, siteViews } from '../../views/site.view.ts';
import type { Asked } from '../asked.ts';
import { type About, type DialectLine, line, softly } from '../line.ts';
import { listLine } from '../lists.ts';
import { type Aliases, fieldFrom, filterFrom, flagFrom, idsFrom, selectorFrom, textFrom } from '../takers.ts';

export const SITE: Aliases = { site_id_or_domain: selectorFrom('id_domain') };

const STATUSES = ['connected', 'disconnected', 'suspended', 'available_update'];

const FILTERS: Aliases = {
  search: textFrom('search'),
  include: idsFrom('include'),
  exclude: idsFrom('exclude'),
  status: filterFrom('status', STATUSES),
  client_ids: idsFrom('client_id'),
  tags_any: idsFrom('tag_id'),
};

/** Why a site can't be added or edited: answered with status 200. */
const REFUSED: readonly ErrorCode[] = [
  'rest_invalid_param',
  'invalid_input',
  'site_already_exists',
  'client_not_found',
  'tag_not_found',
  'site_busy',
  'site_timeout',
  'site_offline',
  'site_suspended',
  'site_disconnected',
  'connection_failed',
  'child_outdated',
  'outcome_unknown',
];

const addSoftly: ReturnType<typeof softly> = (error, about) => {
  const body = softly(...REFUSED)(error, about);
  const { site_id } = error.data;
  return body && { ...body, ...(site_id === undefined ? {} : { found_id: String(site_id) }) };
};

/** Sites and what is known of one. */
export const SITE_LINES: readonly DialectLine[] = [
  listLine({
    methods: ['GET'],
    path: '/sites',
    ability: sites.listSiteRecords,
    aliases: FILTERS,
    fixed: { sort: 'url' },
    items: (rows, about) => siteViews(rows, about),
  }),
  listLine({
    methods: ['GET'],
    path: '/sites/basic',
    ability: sites.listSiteBriefs,
    aliases: FILTERS,
    fixed: { sort: 'url' },
    items: rows => rows.map(briefOf),
  }),
  line({
    methods: ['GET'],
    path: '/sites/count',
    ability: sites.countSiteRecords,
    aliases: FILTERS,
    view: ({ total }: { total: number }) => ({ count: total }),
  }),
  line({
    methods: ['POST'],
    path: '/sites/add',
    ability: sites.addSite,
    aliases: {
      url: textFrom('url'),
      name: textFrom('name'),
      admin: textFrom('admin'),
      adminpassword: textFrom('adminpassword'),
      uniqueid: textFrom('uniqueid'),
      ssl_verify: flagFrom('ssl_verify'),
      http_user: textFrom('http_user'),
      http_pass: textFrom('http_pass'),
      tags: idsFrom('groupids'),
    },
    complete: withClient,
    soft: addSoftly,
    view: (site: Parameters<typeof briefOf>[0]) => ({
      success: 1,
      data: briefOf(site),
      message: 'The site was added.',
    }),
  }),
  line({
    methods: ['GET'],
    path: '/sites/{id_domain}',
    ability: sites.getSiteRecord,
    aliases: SITE,
    view: async (site: never, about) => ({ data: (await siteViews([site], about))[0] }),
  }),
  line({
    methods: EDIT,
    path: '/sites/{id_domain}/edit',
    ability: sites.updateSiteRecord,
    aliases: {
      ...SITE,
      name: textFrom('name'),
      admin: textFrom('admin'),
      uniqueid: fieldFrom('uniqueid'),
      http_user: fieldFrom('http_user'),
      http_pass: textFrom('http_pass'),
      notes: fieldFrom('note'),
      tags: idsFrom('groupids'),
    },
    complete: (input, asked) => ({ ...withClient(input, asked), ...noTags(asked) }),
    soft: softly(...REFUSED),
    view: async (site: { id: number }, about) => {
      await setFlags(site.id, about);
      return { success: 1, data: await viewOf(site.id, about) };
    },
  }),
  line({
    methods: ['DELETE'],
    path: '/sites/{id_domain}/remove',
    ability: sites.deleteSite,
    aliases: SITE,
    view: () => undefined,
    async run({ call, input }) {
      const data = briefOf(await call(sites.getSiteRecord, input));
      const { message = '' } = await call(sites.deleteSite, { ...input, confirm: true });
      return { success: 1, message: `The site was removed. ${message}`.trim(), data };
    },
  }),
];

/** `client_id`: none for 0 or an empty text; one that is absent stays. */
function withClient(input: Record<string, unknown>, asked: Asked): Record<string, unknown> {
  if (!asked.sent('client_id')) return input;
  const client = asked.integer('client_id') ?? 0;
  if (client > 0) return { ...input, client_id: client };
  return 'site_id_or_domain' in input ? { ...input, client_id: null } : input;
}

/** Sent, but empty: all tags go. */
function noTags(asked: Asked): object {
  return asked.sent('groupids') && asked.value('groupids') === undefined ? { tags: [] } : {};
}

/** Flags that are abilities of their own here. */
async function setFlags(id: number, { asked, call }: About): Promise<void> {
  const suspended = asked.flag('suspended');
  if (suspended === true) await call(sites.suspendSite, { site_id_or_domain: id });
  if (suspended === false) await unsuspended(id, call);
  const ignored = { wp: 'ignore_core_updates', plugins: 'ignore_plugin_updates', themes: 'ignore_theme_updates' };
  for (const [type, name] of Object.entries(ignored)) {
    const wanted = asked.flag(name);
    if (wanted === undefined) continue;
    await call(wanted ? ignoreUpdates : unignoreUpdates, { site_id_or_domain: id, type });
  }
}

/** A site that isn't suspended stays as it is. */
export async function unsuspended(site: number | string, call: About['call']): Promise<void> {
  try {
    await call(sites.unsuspendSite, { site_id_or_domain: site });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_state') throw error;
  }
}

export async function viewOf(id: number | string, about: About): Promise<object> {
  const site = await about.call(sites.getSiteRecord, { site_id_or_domain: id });
  return (await siteViews([site], about))[0] as object;
}
