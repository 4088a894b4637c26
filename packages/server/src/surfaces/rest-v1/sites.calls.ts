import { Type } from 'typebox';
import { getClientSites } from '../../features/clients/index.ts';
import { listSecurityIssues } from '../../features/security/index.ts';
import * as sites from '../../features/sites/index.ts';
import { countUpdates } from '../../features/updates/index.ts';
import { type V1Call, type V1CallFacts, v1Call } from './call.ts';
import { requireSome } from './failures.ts';
import { inArray } from './listing.ts';

interface SiteRecord {
  readonly id: number;
  readonly url: string;
  readonly name: string;
  readonly check: {
    readonly http_status: number;
    readonly reachable: boolean;
    readonly checked_at: string;
    readonly response_time_ms: number;
    readonly message: string | null;
  } | null;
  readonly health_score: number | null;
}
type Queued = { readonly queued?: boolean; readonly job_id: string; readonly sites_queued: number };

const group = 'sites';
const records = { group, method: 'GET', ability: sites.listSiteRecords } as const;
const several = (description: string) => sites.siteSelectors(description, { minItems: 1 });
const names = { site_ids: 'site_ids_or_domains' };
const urls = Type.String({
  pattern: '^(?=.*[^;\\s])(?:[^;]{0,2048}(?:;|$))+$',
  description: 'Addresses of sites, at most 2048 characters each, separated by semicolons.',
});
const count = ({ total }: { total: number }) => ({ count: total });

/** Source: docs/spec/rest-v1.md#groups, sites. */
export const SITES_CALLS: readonly V1Call[] = [
  v1Call({ ...records, callback: 'all-sites', answer: { form: 'list' } }),
  counted('all-sites-count', 'Count the sites.', {}),
  inState('connected'),
  counted('connected-sites-count', 'Count the sites that are connected.', { status: 'connected' }),
  inState('disconnected'),
  counted('disconnected-sites-count', 'Count the sites that are disconnected.', { status: 'disconnected' }),
  v1Call({
    ...records,
    callback: 'http-status',
    summary: 'List every site with the result of its last check.',
    answer: { form: 'list', frame: inArray(httpStatusOf) },
  }),
  v1Call({
    ...records,
    callback: 'health-score',
    summary: 'List the Site Health score of every site, 0 to 100.',
    answer: { form: 'list', frame: inArray(healthScoreOf) },
  }),
  v1Call({ group, method: 'GET', callback: 'security-issues', ability: listSecurityIssues, answer: { form: 'list' } }),
  v1Call({
    group,
    method: 'GET',
    callback: 'sites-available-updates-count',
    ability: countUpdates,
    without: ['site_id_or_domain'],
    summary: 'Count the pending updates by type, across all sites that are not suspended.',
    answer: { form: 'data' },
  }),
  v1Call({
    group,
    method: 'GET',
    callback: 'get-sites-by-url',
    ability: sites.findSites,
    summary: 'Find sites by their addresses.',
    params: { urls },
    required: ['urls'],
    without: ['site_ids_or_domains'],
    toInput: ({ urls }) => ({ site_ids_or_domains: addressesIn(String(urls)) }),
    answer: {
      form: 'data',
      shape: ({ sites: found, errors }: { sites: object[]; errors: [] }, ctx) => {
        requireSome(found.length, errors, ctx);
        return found;
      },
    },
  }),
  v1Call({
    group,
    method: 'GET',
    callback: 'get-sites-by-client',
    ability: getClientSites,
    names: { client: 'client_id_or_email' },
    answer: { form: 'list' },
  }),
  v1Call({
    group,
    method: 'POST',
    callback: 'sync-sites',
    ability: sites.syncSites,
    names,
    params: { site_ids: several('Sites by id or domain; if left out, all connected sites.') },
    answer: {
      form: 'done',
      say: (output: Queued & { total_synced: number; errors: [] }, ctx) =>
        said(output, () => {
          requireSome(output.total_synced, output.errors, ctx);
          return `Sites synced: ${output.total_synced}, failed: ${output.errors.length}.`;
        }),
    },
  }),
  v1Call({
    group,
    method: 'POST',
    callback: 'check-sites',
    ability: sites.checkSites,
    names,
    params: { site_ids: several('Sites by id or domain; if left out, all sites that are not suspended.') },
    answer: {
      form: 'done',
      say: (output: Queued & { summary: { total_checked: number; reachable: number }; errors?: [] }, ctx) =>
        said(output, () => {
          const { total_checked, reachable } = output.summary;
          requireSome(total_checked, output.errors ?? [], ctx);
          return `Sites checked: ${total_checked}, responded: ${reachable}.`;
        }),
    },
  }),
  v1Call({
    group,
    method: 'POST',
    callback: 'disconnect-sites',
    ability: sites.disconnectSites,
    names,
    answer: {
      form: 'done',
      say: ({ total_disconnected, errors }: { total_disconnected: number; errors: [] }, ctx) => {
        requireSome(total_disconnected, errors, ctx);
        return `Sites disconnected: ${total_disconnected}, failed: ${errors.length}.`;
      },
    },
  }),
];

function inState(status: string): V1Call {
  const summary = `List the ${status} sites.`;
  return v1Call({ ...records, callback: `${status}-sites`, summary, fixed: { status }, answer: { form: 'list' } });
}

function counted(callback: string, summary: string, fixed: V1CallFacts['fixed'] & object): V1Call {
  const ability = sites.countSiteRecords;
  return v1Call({ group, method: 'GET', callback, summary, ability, fixed, answer: { form: 'data', shape: count } });
}

/** What the site's last check found; null before the first. */
export function httpStatusOf({ check, ...site }: SiteRecord) {
  return {
    ...brief(site),
    ...(check ?? { checked_at: null, reachable: null, http_status: null, response_time_ms: null, message: null }),
  };
}

export function healthScoreOf({ health_score, ...site }: SiteRecord) {
  return { ...brief(site), health_score };
}

function brief({ id, url, name }: { id: number; url: string; name: string }) {
  return { id, url, name };
}

function addressesIn(urls: string): string[] {
  return urls
    .split(';')
    .map(url => url.trim())
    .filter(url => url !== '');
}

function said({ queued, sites_queued, job_id }: Queued, done: () => string): string {
  if (queued !== true) return done();
  return `Sites queued: ${sites_queued}, as job ${job_id}.`;
}
