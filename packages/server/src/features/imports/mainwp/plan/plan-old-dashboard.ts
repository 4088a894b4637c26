import { clientEmailKey, clientFinder, clientNameKey } from '../../client-here.ts';
import { remarkSentence } from '../../remarks/remark.ts';
import type { OldDashboard, OldIgnoredItem } from '../old-dashboard.ts';
import type { MovePlan, PlannedSiteView } from './plan.schemas.ts';
import type { PlanFacts } from './plan-facts.ts';
import { planSites } from './plan-sites.ts';
import { planWarnings } from './plan-warnings.ts';

/** What an import of this dashboard would do here. Holds nothing secret. */
export function planOldDashboard(old: OldDashboard, facts: PlanFacts): MovePlan {
  const sites = planSites(old, facts);
  const warnings = planWarnings(old, sites);
  const { url, prefix, dbVersion: db_version, currency, problems } = old;
  return {
    source: 'mainwp',
    url,
    prefix,
    db_version,
    currency,
    ways: countWays(sites),
    kinds: planKinds(old, facts, sites),
    sites,
    warnings: warnings.map(remarkSentence),
    warning_causes: warnings,
    problems: [...problems],
  };
}

export function countWays(sites: readonly PlannedSiteView[]): MovePlan['ways'] {
  const ways = { key: 0, reconnect_secret: 0, password: 0, linked: 0, none: 0 };
  for (const { way_in, site_id, same_as } of sites) {
    if (site_id !== null || same_as !== null) ways.linked++;
    else if (way_in === 'reconnect-secret') ways.reconnect_secret++;
    else ways[way_in]++;
  }
  return ways;
}

function planKinds(old: OldDashboard, facts: PlanFacts, sites: readonly PlannedSiteView[]): MovePlan['kinds'] {
  const dropped = (table: string) =>
    old.problems.filter(problem => problem.table === table && problem.outcome === 'dropped' && problem.id !== '')
      .length;
  const fields = old.clientFields;
  return [
    {
      kind: 'sites',
      found: sites.length,
      here: sites.filter(({ site_id }) => site_id !== null).length,
      left_out: sites.filter(({ way_in }) => way_in === 'none').length + dropped('mainwp_wp'),
    },
    {
      kind: 'tags',
      found: old.tags.length,
      here: old.tags.filter(({ name }) => facts.tagNames.has(name.toLowerCase())).length,
      left_out: dropped('mainwp_group'),
    },
    {
      kind: 'clients',
      found: old.clients.length,
      here: countClientsHere(old.clients, facts),
      left_out: dropped('mainwp_wp_clients'),
    },
    simple(
      'contacts',
      sumOf(old.clients.map(({ contacts }) => contacts.length)),
      dropped('mainwp_wp_clients_contacts'),
    ),
    {
      kind: 'client_fields',
      found: fields.length,
      here: fields.filter(({ name, clientId }) => clientId === null && facts.clientFieldNames.has(name.toLowerCase()))
        .length,
      left_out: dropped('mainwp_wp_clients_fields'),
    },
    simple('costs', old.costs.length, dropped('mainwp_cost_tracker')),
    simple('ignored_updates', ignoredCount(old), 0),
    simple('trusted_items', old.trusted.plugins.length + old.trusted.themes.length, 0),
    simple('monitors', old.monitors.length, dropped('mainwp_monitors')),
    simple('api_keys', old.apiKeys.length, dropped('mainwp_api_keys')),
  ];
}

function countClientsHere(there: OldDashboard['clients'], { clients }: PlanFacts): number {
  const find = clientFinder(there);
  const byEmail = new Map(clients.map(one => [one.email, one]));
  const byName = Map.groupBy(clients, ({ name_key }) => name_key);
  const isHere = (client: OldDashboard['clients'][number]) => {
    const email = clientEmailKey(client);
    const ofEmail = email === null ? undefined : byEmail.get(email);
    return find(client, { ofEmail, ofName: byName.get(clientNameKey(client)) ?? [] }) !== undefined;
  };
  return there.filter(isHere).length;
}

type Kind = MovePlan['kinds'][number];

const simple = (kind: Kind['kind'], found: number, left_out: number): Kind => ({ kind, found, here: 0, left_out });

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Each version that is ignored, each item of which all are, and each kind that a site ignores as a whole. */
function ignoredCount({ ignored, sites }: OldDashboard): number {
  const ofItems = (items: readonly OldIgnoredItem[]) =>
    sumOf(items.map(({ versions }) => (versions === 'all' ? 1 : versions.length)));
  const ofSites = sites.map(
    site =>
      ofItems(site.ignoredPlugins) +
      ofItems(site.ignoredThemes) +
      site.ignoredCoreVersions.length +
      [site.ignoresCore, site.ignoresPlugins, site.ignoresThemes, site.ignoresTranslations].filter(Boolean).length,
  );
  return ofItems(ignored.plugins) + ofItems(ignored.themes) + ignored.coreVersions.length + sumOf(ofSites);
}
