import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { requireConfirm } from '../../kernel/ability/confirm.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { costIdSchema, costSchema } from './cost.schemas.ts';
import { deleteCostRow } from './cost.store.ts';
import { costView } from './cost.views.ts';
import { claimCost, resolveCost } from './write-cost.ts';

export const deleteCost = ability({
  name: 'delete-cost-v1',
  summary: 'Delete a cost. The sites, tags and clients it was for are kept.',
  category: 'costs',
  effect: 'destroy',
  method: 'POST',
  module: 'costs',
  input: Type.Object({ cost_id: costIdSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    cost: Type.Object(costSchema.properties, { description: 'The cost.' }),
  }),
  errors: ['cost_not_found'],
}).run(async ({ cost_id, confirm, dry_run }, ctx) => {
  const { db } = ctx.database;
  const found = await resolveCost(db, cost_id);
  if (dry_run === true) return { deleted: false, dry_run: true, cost: await costView(ctx, db, found) };
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    const cost = await costView(ctx, trx, await claimCost(trx, cost_id));
    await deleteCostRow(trx, cost_id);
    const detail = { name: cost.name };
    return {
      result: { deleted: true, cost },
      audit: [{ action: 'cost.deleted', subject: `cost:${cost_id}`, detail }],
    };
  });
});
