import { Type } from 'typebox';
import { type Ability, type AnyAbility, ability } from '../../kernel/ability/ability.ts';
import { modulesOff } from '../../kernel/ability/modules.ts';
import { listCosts } from '../costs/index.ts';
import { listJobs } from '../jobs/index.ts';
import { listCertificates, listSecurityIssues } from '../security/index.ts';
import { listSiteRecords } from '../sites/index.ts';
import { listUpdateRuns } from '../update-runs/index.ts';
import { countUpdates, getUpdatesSummary, listUpdates } from '../updates/index.ts';
import { overviewSchema } from './overview.schemas.ts';

const TOP_ITEMS = 10;
const CERTIFICATE_DAYS = 14;
const COST_DAYS = 30;

/** Each figure is the total of the list it links to, so that the two can't differ. */
export const getOverview = ability({
  name: 'get-overview-v1',
  summary: 'Count what needs attention now across all sites. Each number names the ability that lists the items.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({}),
  output: overviewSchema,
}).run(async (_input, ctx) => {
  const figure = async (list: AnyAbility, input: object) => {
    const handler = list.handler as Ability['handler'];
    const { total } = (await handler({ ...input, page: 1, per_page: 1 }, ctx)) as { total: number };
    return { count: total, ability: list.name, input };
  };
  const sites = (input: object) => figure(listSiteRecords, input);
  const updates = (...type: string[]) => figure(listUpdates, type.length > 0 ? { type } : {});
  const issues = (severity: string) => figure(listSecurityIssues, { severity });
  const costsOff = (await modulesOff(ctx)).includes('costs');
  const [counts, top] = await Promise.all([
    countUpdates.handler({}, ctx),
    getUpdatesSummary.handler({ page: 1, per_page: TOP_ITEMS }, ctx),
  ]);
  return named({
    sites: named({
      total: sites({}),
      connected: sites({ status: 'connected' }),
      healthy: sites({ health: 'healthy' }),
      down: sites({ health: 'down' }),
      sync_failing: sites({ health: 'sync_failing' }),
      never_synced: sites({ health: 'never_synced' }),
      disconnected: sites({ health: 'disconnected' }),
      suspended: sites({ health: 'suspended' }),
    }),
    updates: named({
      ...counts,
      sites: named({
        any: updates(),
        wp: updates('wp'),
        plugins: updates('plugins'),
        themes: updates('themes'),
        translations: updates('translations'),
      }),
      items: { count: top.total, ability: getUpdatesSummary.name, input: {} },
      top: top.items,
    }),
    security: named({ critical: issues('critical'), warning: issues('warning'), info: issues('info') }),
    certificates: named({
      expiring: figure(listCertificates, { expires_within_days: CERTIFICATE_DAYS }),
      invalid: figure(listCertificates, { valid: false }),
    }),
    costs: costsOff ? null : named({ due: figure(listCosts, { due_within_days: COST_DAYS, status: 'active' }) }),
    update_runs: named({ halted: figure(listUpdateRuns, { state: 'halted' }) }),
    jobs: named({ running: figure(listJobs, { active: true, halted: false }) }),
  });
});

/** Waits for all members of an object. */
async function named<T extends object>(members: T): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const entries = Object.entries(members).map(async ([name, value]) => [name, await value]);
  return Object.fromEntries(await Promise.all(entries));
}
