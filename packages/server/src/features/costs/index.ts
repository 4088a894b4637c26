import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { addCost } from './add-cost.ts';
import { deleteCost } from './delete-cost.ts';
import { getCost } from './get-cost.ts';
import { getCostClients } from './get-cost-clients.ts';
import { getCostSites } from './get-cost-sites.ts';
import { getCostsOverview } from './get-costs-overview.ts';
import { getSiteCosts } from './get-site-costs.ts';
import { listCosts } from './list-costs.ts';
import { getClientCosts } from './of-client/get-client-costs.ts';
import { updateCost } from './update-cost.ts';

export { addCost } from './add-cost.ts';
export { costSchema, frequencySchema } from './cost.schemas.ts';
export { type CostRow, insertCost, selectRunningCosts } from './cost.store.ts';
export { COST_STATUSES, LICENSE_TYPES, PAYMENT_METHODS, PAYMENT_TYPES, PRODUCT_TYPES, RENEWAL_TYPES } from './cost.ts';
export { nextDue } from './cost.views.ts';
export { selectTargetSiteCounts } from './cost-targets.store.ts';
export { deleteCost } from './delete-cost.ts';
export { getCost } from './get-cost.ts';
export { getCostClients } from './get-cost-clients.ts';
export { getCostSites } from './get-cost-sites.ts';
export { getSiteCosts } from './get-site-costs.ts';
export { listCosts } from './list-costs.ts';
export { renewalCents } from './money.ts';
export { getClientCosts } from './of-client/get-client-costs.ts';
export { runningCostsOfClient } from './of-client/running-costs-of-client.ts';
export { dateOf, isDate, renewalDay } from './renewal.ts';
export { tellDueCosts } from './tell-due-costs.ts';
export { updateCost } from './update-cost.ts';

/** In the order of docs/spec. */
export const ABILITIES: readonly AnyAbility[] = [
  listCosts,
  getCost,
  addCost,
  updateCost,
  deleteCost,
  getSiteCosts,
  getClientCosts,
  getCostSites,
  getCostClients,
  getCostsOverview,
];
