import * as costs from '../../features/costs/index.ts';
import { type V1Call, v1Call } from './call.ts';
import { byKey } from './listing.ts';

interface SiteCosts {
  readonly costs: readonly { id: number }[];
  readonly total_monthly: number;
  readonly total_yearly: number;
}

const get = { group: 'cost-tracker', method: 'GET' } as const;
const byId = { form: 'list', frame: byKey('id', undefined, true) } as const;
const FILTERS = ['search', 'include', 'exclude', 'status', 'category', 'type'];

/** Source: docs/spec/rest-v1.md#groups, cost-tracker: `{data: {id: cost}}`. */
export const COSTS_CALLS: readonly V1Call[] = [
  v1Call({
    ...get,
    callback: 'get-all-costs',
    summary: 'List all costs, by name.',
    ability: costs.listCosts,
    without: FILTERS,
    answer: byId,
  }),
  v1Call({ ...get, callback: 'get-costs', ability: costs.listCosts, answer: byId }),
  v1Call({
    ...get,
    callback: 'get-client-costs',
    ability: costs.getClientCosts,
    names: { client_id: 'client_id_or_email' },
    answer: byId,
  }),
  v1Call({
    ...get,
    callback: 'get-site-costs',
    ability: costs.getSiteCosts,
    names: { site_id: 'site_id_or_domain' },
    answer: {
      form: 'data',
      shape: ({ costs: list, ...totals }: SiteCosts) => ({
        data: Object.fromEntries(list.map(cost => [cost.id, cost])),
        total_monthly: totals.total_monthly,
        total_yearly: totals.total_yearly,
      }),
    },
  }),
];
