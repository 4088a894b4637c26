import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { siteListItemSchema } from '../sites/index.ts';
import { costIdSchema } from './cost.schemas.ts';
import { selectTargetSitePage } from './cost-targets.store.ts';
import { resolveCost } from './write-cost.ts';

export const getCostSites = ability({
  name: 'get-cost-sites-v1',
  summary: 'List the sites that a cost is for: assigned directly, through a tag or through their client.',
  category: 'costs',
  effect: 'read',
  method: 'GET',
  remembered: 'store',
  module: 'costs',
  input: Type.Object({ cost_id: costIdSchema, ...pagingInput() }),
  output: listOutput(siteListItemSchema, 'sites that the cost is for'),
  errors: ['cost_not_found'],
}).run(async ({ cost_id, page = 1, per_page = 20 }, ctx) => {
  const { db } = ctx.database;
  await resolveCost(db, cost_id);
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  return { ...(await selectTargetSitePage(db, cost_id, window)), page, per_page };
});
