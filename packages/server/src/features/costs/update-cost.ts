import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { costEssentials, costExtras, costIdSchema, costSchema } from './cost.schemas.ts';
import { updateCostRow } from './cost.store.ts';
import { costView } from './cost.views.ts';
import { changedCostColumns, claimCost, resolveCost, storeTargets, targetsIn } from './write-cost.ts';

export const updateCost = ability({
  name: 'update-cost-v1',
  summary: 'Change a cost. Only the given fields change.',
  category: 'costs',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  module: 'costs',
  instructions: 'Giving sites, groups or clients replaces everything the cost was for.',
  input: Type.Object({
    cost_id: costIdSchema,
    ...Type.Partial(Type.Object(costEssentials)).properties,
    ...costExtras,
  }),
  output: costSchema,
  errors: ['cost_not_found', 'invalid_input', 'site_not_found', 'tag_not_found', 'client_not_found'],
}).run(async ({ cost_id, ...input }, ctx) => {
  const targets = targetsIn(input, false);
  return audited(ctx, async trx => {
    const cost = await claimCost(trx, cost_id);
    await updateCostRow(trx, cost_id, changedCostColumns(input, cost.renewal_day), ctx.clock.now());
    if (targets) await storeTargets(trx, ctx, cost_id, targets);
    const result = await costView(ctx, trx, await resolveCost(trx, cost_id));
    const detail = { changed: Object.keys(input) };
    return { result, audit: [{ action: 'cost.updated', subject: `cost:${cost_id}`, detail }] };
  });
});
