import { getAbandonedPlugins, getAbandonedThemes } from '../../features/abandoned/index.ts';
import { getSiteChanges } from '../../features/changes/index.ts';
import { getSitePlugins } from '../../features/plugins/index.ts';
import { getSiteSecurity } from '../../features/security/index.ts';
import * as sites from '../../features/sites/index.ts';
import { getSiteThemes } from '../../features/themes/index.ts';
import { countUpdates, getSiteUpdates } from '../../features/updates/index.ts';
import { type V1Call, type V1CallFacts, v1Call } from './call.ts';
import { inArray } from './listing.ts';
import { healthScoreOf, httpStatusOf } from './sites.calls.ts';
import { type UpdatesOfSite, updatesByType } from './updates.calls.ts';

interface Themes {
  readonly themes: readonly { active: boolean }[];
}

const ofSite = { group: 'site', method: 'GET', names: { site_id: 'site_id_or_domain' } } as const;
const count = ({ total }: { total: number }) => ({ count: total });
const counting = { answer: { form: 'data', shape: count } } as const;

/** Source: docs/spec/rest-v1.md#groups, site: what is known of one site. */
export const SITE_CALLS: readonly V1Call[] = [
  record('site', 'Get all details of one site.', site => site),
  record('site-info', 'Get the versions a site runs and the facts it reports about its server.', infoOf),
  ...plugins('installed', 'all'),
  ...plugins('active', 'active'),
  ...plugins('inactive', 'inactive'),
  ...themes('installed', () => true),
  ...themes('active', ({ active }) => active),
  ...themes('inactive', ({ active }) => !active),
  v1Call({
    ...ofSite,
    callback: 'site-available-updates',
    ability: getSiteUpdates,
    summary: 'List the pending updates of a site, by type and slug.',
    answer: { form: 'data', shape: (site: UpdatesOfSite) => updatesByType(site) },
  }),
  v1Call({
    ...ofSite,
    callback: 'site-available-updates-count',
    ability: countUpdates,
    required: ['site_id'],
    summary: 'Count the pending updates of a site, by type.',
    answer: { form: 'data' },
  }),
  ...abandoned('plugins', getAbandonedPlugins),
  ...abandoned('themes', getAbandonedThemes),
  record('site-http-status', 'Get the result of the last check of a site.', httpStatusOf),
  record('site-health-score', 'Get the Site Health score of a site, 0 to 100.', healthScoreOf),
  v1Call({ ...ofSite, callback: 'site-security-issues', ability: getSiteSecurity, answer: { form: 'data' } }),
  v1Call({
    ...ofSite,
    callback: 'non-svc-changes',
    ability: getSiteChanges,
    answer: { form: 'list', items: ({ changes }: { changes: [] }) => changes },
  }),
  v1Call({
    ...ofSite,
    callback: 'non-svc-changes-count',
    ability: getSiteChanges,
    fixed: { page: 1, per_page: 1 },
    summary: 'Count the changes made on a site.',
    ...counting,
  }),
];

function record(callback: string, summary: string, shape: (site: never) => unknown): V1Call {
  return v1Call({ ...ofSite, callback, summary, ability: sites.getSiteRecord, answer: { form: 'data', shape } });
}

function infoOf(site: Readonly<Record<string, unknown>> & { readonly server: object }) {
  const { id, url, name, wp_version, php_version, child_version, server, last_sync } = site;
  return { id, url, name, wp_version, php_version, child_version, ...server, last_sync };
}

function plugins(which: string, status: string): V1Call[] {
  const facts = { ...ofSite, ability: getSitePlugins, without: ['has_update'], fixed: { status } };
  const all = ({ plugins }: { plugins: readonly unknown[] }) => plugins;
  return withCount(`site-${which}-plugins`, `${which} plugins of a site`, facts, all);
}

function themes(which: string, wanted: (theme: { active: boolean }) => boolean): V1Call[] {
  const facts = { ...ofSite, ability: getSiteThemes };
  const some = ({ themes }: Themes) => themes.filter(wanted);
  return withCount(`site-${which}-themes`, `${which} themes of a site`, facts, some);
}

/** A list without pages, and its length. */
function withCount<Output>(
  callback: string,
  what: string,
  facts: Omit<V1CallFacts, 'callback' | 'answer'>,
  items: (output: Output) => readonly unknown[],
): V1Call[] {
  return [
    v1Call({ ...facts, callback, summary: `List the ${what}.`, answer: { form: 'data', shape: items } }),
    v1Call({
      ...facts,
      callback: `${callback}-count`,
      summary: `Count the ${what}.`,
      answer: { form: 'data', shape: (output: Output) => ({ count: items(output).length }) },
    }),
  ];
}

function abandoned(what: string, ability: V1CallFacts['ability']): V1Call[] {
  const callback = `site-abandoned-${what}`;
  const facts = { ...ofSite, ability, required: ['site_id'] };
  return [
    v1Call({
      ...facts,
      callback,
      summary: `List the ${what} of a site without an update for two years.`,
      answer: { form: 'list', frame: inArray() },
    }),
    v1Call({
      ...facts,
      callback: `${callback}-count`,
      summary: `Count the ${what} of a site without an update for two years.`,
      fixed: { page: 1, per_page: 1 },
      ...counting,
    }),
  ];
}
