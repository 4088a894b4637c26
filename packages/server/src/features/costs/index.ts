export { addCost } from './add-cost.ts';
export { deleteCost } from './delete-cost.ts';
export { getClientCosts } from './get-client-costs.ts';
export { getCost } from './get-cost.ts';
export { getSiteCosts } from './get-site-costs.ts';
export { listCosts } from './list-costs.ts';
export { updateCost } from './update-cost.ts';
