import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { clientSchema, pageOfClients } from '../clients/index.ts';
import { costIdSchema } from './cost.schemas.ts';
import { resolveCost } from './write-cost.ts';

export const getCostClients = ability({
  name: 'get-cost-clients-v1',
  summary: 'List the clients that a cost is for: assigned directly, or through one of their sites.',
  category: 'costs',
  effect: 'read',
  method: 'GET',
  remembered: 'store',
  module: 'costs',
  input: Type.Object({ cost_id: costIdSchema, ...pagingInput() }),
  output: listOutput(clientSchema, 'clients that the cost is for'),
  errors: ['cost_not_found'],
}).run(async ({ cost_id, page = 1, per_page = 20 }, ctx) => {
  const { db } = ctx.database;
  await resolveCost(db, cost_id);
  return pageOfClients(ctx, { cost_id }, { page, per_page });
});
