import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { CONFIRM_INSTRUCTIONS, confirmInput, demandConfirm } from '../../kernel/ability/confirm.ts';
import { change } from '../../kernel/audit/change.ts';
import { costId, costView } from './cost.schemas.ts';
import { deleteCost as deleteRow } from './cost.store.ts';
import { costView as viewOf } from './cost.views.ts';
import { claimCost, resolveCost } from './write-cost.ts';

export const deleteCost = ability({
  name: 'delete-cost-v1',
  summary: 'Remove a cost; what it was for stays.',
  category: 'costs',
  effect: 'destroy',
  method: 'POST',
  module: 'costs',
  instructions: CONFIRM_INSTRUCTIONS,
  input: Type.Object({ cost_id: costId, ...confirmInput }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    cost: Type.Object(costView.properties, { description: 'The cost.' }),
  }),
  errors: ['cost_not_found', 'confirmation_required', 'module_not_available'],
}).run(async ({ cost_id, confirm, dry_run }, ctx) => {
  const { db, engine } = ctx.database;
  const found = await resolveCost(db, cost_id);
  if (dry_run === true) return { deleted: false, dry_run: true, cost: await viewOf(ctx, db, found) };
  demandConfirm(confirm);
  return change(ctx, async trx => {
    const cost = await viewOf(ctx, trx, await claimCost(trx, engine, cost_id));
    await deleteRow(trx, cost_id);
    const detail = { name: cost.name };
    return {
      result: { deleted: true, cost },
      audit: [{ action: 'cost.deleted', subject: `cost:${cost_id}`, detail }],
    };
  });
});
