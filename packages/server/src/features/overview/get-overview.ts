import { Type } from 'typebox';
import { type Ability, type AnyAbility, ability } from '../../kernel/ability/ability.ts';
import { modulesOff } from '../../kernel/ability/modules.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { listCosts } from '../costs/index.ts';
import { listJobs } from '../jobs/index.ts';
import {
  countExpiringCertificates,
  countInvalidCertificates,
  countSitesWithIssues,
  listCertificates,
  listSecurityIssues,
  type Severity,
} from '../security/index.ts';
import { listSiteRecords, SITE_HEALTHS, type SiteHealth, selectHealthCounts } from '../sites/index.ts';
import { listUpdateRuns } from '../update-runs/index.ts';
import { countUpdates, fleetCounts, getUpdatesSummary, listUpdates } from '../updates/index.ts';
import { overviewSchema } from './overview.schemas.ts';

const TOP_ITEMS = 10;
const CERTIFICATE_DAYS = 14;
const COST_DAYS = 30;
/** Connected sites have one of these. */
const KEPT = SITE_HEALTHS.filter(health => health !== 'disconnected' && health !== 'suspended');

/** Each figure is the total of the list it links to, counted by the rules of that list, without loading its page. */
export const getOverview = ability({
  name: 'get-overview-v1',
  summary: 'Count what needs attention now across all sites. Each number names the ability that lists the items.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object(siteScopeInput('what is about sites')),
  output: overviewSchema,
}).run(async (scope, ctx) => {
  const { database } = ctx;
  const now = ctx.clock.now();
  const figure = (count: number, list: AnyAbility, input: object) => ({
    count,
    ability: list.name,
    input: { ...input, ...scope },
  });
  const listed = async (list: AnyAbility, input: object) => {
    const handler = list.handler as Ability['handler'];
    const { total } = (await handler({ ...input, ...scope, page: 1, per_page: 1 }, ctx)) as { total: number };
    return figure(total, list, input);
  };
  const issues = async (severity: Severity) =>
    figure(await countSitesWithIssues(database.db, severity, scope), listSecurityIssues, { severity });
  const costsOff = (await modulesOff(ctx)).includes('costs');
  const [health, fleet, counts, versions] = await Promise.all([
    selectHealthCounts(database.db, now, scope),
    fleetCounts(database, scope),
    countUpdates.handler(scope, ctx),
    getUpdatesSummary.handler({ ...scope, page: 1, per_page: TOP_ITEMS }, ctx),
  ]);
  const sites = (healths: readonly SiteHealth[], input: object) =>
    figure(
      healths.reduce((sum, one) => sum + (health.get(one) ?? 0), 0),
      listSiteRecords,
      input,
    );
  const inHealth = (one: SiteHealth) => sites([one], { health: one });
  const updates = (count: number, ...type: string[]) => figure(count, listUpdates, type.length > 0 ? { type } : {});
  const soon = { expires_within_days: CERTIFICATE_DAYS };
  return named({
    sites: {
      total: sites(SITE_HEALTHS, {}),
      connected: sites(KEPT, { status: 'connected' }),
      healthy: inHealth('healthy'),
      down: inHealth('down'),
      broken: inHealth('broken'),
      altered: inHealth('altered'),
      sync_failing: inHealth('sync_failing'),
      vulnerable: inHealth('vulnerable'),
      expiring: inHealth('expiring'),
      updates: inHealth('updates'),
      never_synced: inHealth('never_synced'),
      disconnected: inHealth('disconnected'),
      suspended: inHealth('suspended'),
    },
    updates: {
      ...counts,
      sites: {
        any: updates(fleet.sites),
        wp: updates(fleet.sites_core, 'wp'),
        plugins: updates(fleet.sites_plugin, 'plugins'),
        themes: updates(fleet.sites_theme, 'themes'),
        translations: updates(fleet.sites_translation, 'translations'),
      },
      items: figure(versions.total, getUpdatesSummary, {}),
      top: versions.items,
    },
    security: named({ critical: issues('critical'), warning: issues('warning'), info: issues('info') }),
    certificates: named({
      expiring: certificates(countExpiringCertificates(database.db, now + CERTIFICATE_DAYS * DAY_MS, scope), soon),
      invalid: certificates(countInvalidCertificates(database.db, now, scope), { valid: false }),
    }),
    costs: costsOff ? null : named({ due: listed(listCosts, { due_within_days: COST_DAYS, status: 'active' }) }),
    update_runs: named({ halted: listed(listUpdateRuns, { state: 'halted' }) }),
    jobs: named({ running: listed(listJobs, { active: true, halted: false }) }),
  });

  async function certificates(count: Promise<number>, input: object) {
    return figure(await count, listCertificates, input);
  }
});

/** Waits for all members of an object. */
async function named<T extends object>(members: T): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const entries = Object.entries(members).map(async ([name, value]) => [name, await value]);
  return Object.fromEntries(await Promise.all(entries));
}
