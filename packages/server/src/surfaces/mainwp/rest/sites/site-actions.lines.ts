import * as sites from '../../../../features/sites/index.ts';
import type { AnyAbility } from '../../../../kernel/ability/ability.ts';
import type { ErrorCode } from '../../../../kernel/errors.ts';
import { counted } from '../../../../kernel/text/counted.ts';
import { EDIT } from '../../../rest-v2/route-facts.ts';
import { mapOrList } from '../../views/php.ts';
import { briefOf, siteViews } from '../../views/site.view.ts';
import { type About, type DialectLine, line } from '../line.ts';
import { selectorsFrom } from '../takers.ts';
import { SITE, unsuspended } from './sites.lines.ts';

/** What a site itself can be the reason for. */
const OF_SITE: readonly ErrorCode[] = [
  'site_disconnected',
  'site_suspended',
  'site_offline',
  'site_timeout',
  'site_busy',
  'connection_failed',
  'child_outdated',
  'outcome_unknown',
];

type Record = Parameters<typeof briefOf>[0];

/** Connection and checks, of one site and of many. */
export const SITE_ACTION_LINES: readonly DialectLine[] = [
  line({
    methods: EDIT,
    path: '/sites/{id_domain}/sync',
    ability: sites.syncSite,
    aliases: SITE,
    soft: ({ code, message }) => (OF_SITE.includes(code) ? { success: 0, data: [], error: message } : undefined),
    view: async (site: never, about) => ({ success: 1, data: (await siteViews([site], about))[0] }),
  }),
  one('reconnect', sites.reconnectSite, data => ({ success: 1, data })),
  one('disconnect', sites.disconnectSite, data => ({ success: 1, data })),
  one('suspend', sites.suspendSite, data => ({ success: 1, suspended: 1, data })),
  line({
    methods: EDIT,
    path: '/sites/{id_domain}/unsuspend',
    ability: sites.unsuspendSite,
    aliases: SITE,
    view: () => undefined,
    async run(about) {
      await unsuspended(about.input.site_id_or_domain as number, about.call);
      return { success: 1, suspended: 0, data: await brief(about) };
    },
  }),
  one('check', sites.checkSite, (data, { reachable, http_status, message }: Checked) => ({
    success: Number(reachable),
    ...(message === undefined ? {} : { error: message }),
    data: { ...data, status: reachable ? 1 : -1, http_code: http_status },
  })),
  many('sync', sites.syncSites, ({ synced }: { synced: readonly Id[] }) => synced.map(idOf), true),
  many('reconnect', sites.reconnectSites, ({ reconnected }: { reconnected: readonly Id[] }) => reconnected.map(idOf)),
  many('disconnect', sites.disconnectSites, ({ disconnected }: { disconnected: readonly Id[] }) =>
    disconnected.map(idOf),
  ),
  many('check', sites.checkSites, ({ results }: { results: readonly OfSite[] }) => results.map(siteIdOf), true),
];

interface Id {
  readonly id: number;
}

interface OfSite {
  readonly site_id: number;
}

const idOf = ({ id }: Id) => id;
const siteIdOf = ({ site_id }: OfSite) => site_id;

interface Checked {
  readonly reachable: boolean;
  readonly http_status: number;
  readonly message?: string;
}

async function brief({ call, input }: Pick<About, 'call' | 'input'>) {
  const { site_id_or_domain } = input;
  return briefOf((await call(sites.getSiteRecord, { site_id_or_domain })) as Record);
}

function one<Output>(
  action: string,
  ability: AnyAbility,
  body: (data: ReturnType<typeof briefOf>, output: Output) => object,
): DialectLine {
  return line({
    methods: EDIT,
    path: `/sites/{id_domain}/${action}`,
    ability,
    aliases: SITE,
    view: async (output: Output, about) => body(await brief(about), output),
  });
}

interface Settled {
  readonly errors?: readonly { readonly identifier: number | string }[];
}

interface Queued {
  readonly queued: true;
  readonly job_id: string;
  readonly status_url: string;
  readonly sites_queued: number;
}

/** @param doneOf Ids of the sites that it was done for. @param full With the view of each site. */
function many<Output extends object>(
  action: string,
  ability: AnyAbility,
  doneOf: (output: Output) => readonly number[],
  full = false,
): DialectLine {
  return line({
    methods: EDIT,
    path: `/sites/${action}`,
    ability,
    aliases: { site_ids_or_domains: selectorsFrom('include'), exclude: selectorsFrom('exclude') },
    view: async (output: Queued | (Output & Settled), about) => {
      if (isQueued(output)) return queuedBody(output);
      const done = doneOf(output);
      const failed = (output.errors ?? []).map(({ identifier }) => String(identifier));
      const views = full ? await viewsOf(done, failed, about) : new Map<string, object>();
      const entry = (id: string, result: 'success' | 'failed') =>
        [id, full ? { result, ...views.get(id) } : result] as const;
      const data = Object.fromEntries([
        ...failed.map(id => entry(id, 'failed')),
        ...done.map(id => entry(String(id), 'success')),
      ]);
      return { total: Object.keys(data).length, data: mapOrList(data) };
    },
  });
}

const isQueued = (output: object): output is Queued => 'queued' in output && output.queued === true;

function queuedBody({ job_id, status_url, sites_queued }: Queued) {
  const message = `${counted(sites_queued, 'site is queued', 'sites are queued')}. Poll status_url.`;
  return { success: 1, message, job_id, status_url, total: sites_queued };
}

async function viewsOf(done: readonly number[], failed: readonly string[], about: About) {
  const wanted = [...done, ...failed.filter(id => /^\d+$/.test(id)).map(Number)];
  if (wanted.length === 0) return new Map<string, object>();
  const found = await about.call(sites.findSites, { site_ids_or_domains: wanted });
  const views = await siteViews(found.sites, about);
  return new Map(found.sites.map((site, index) => [String(site.id), views[index] as object]));
}
