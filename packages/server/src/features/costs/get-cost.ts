import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { costIdSchema, costSchema } from './cost.schemas.ts';
import { costView } from './cost.views.ts';
import { resolveCost } from './write-cost.ts';

export const getCost = ability({
  name: 'get-cost-v1',
  summary: 'Get one cost with all its fields.',
  category: 'costs',
  effect: 'read',
  method: 'GET',
  module: 'costs',
  input: Type.Object({ cost_id: costIdSchema }),
  output: costSchema,
  errors: ['cost_not_found'],
}).run(async ({ cost_id }, ctx) => costView(ctx, ctx.database.db, await resolveCost(ctx.database.db, cost_id)));
