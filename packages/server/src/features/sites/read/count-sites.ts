import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { statusFilterSchema } from '../site.schemas.ts';
import { selectSiteCount as queryCount } from '../site.store.ts';

export const countSites = ability({
  name: 'count-sites-v1',
  summary: 'Count all sites, or those in one state.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  remembered: 'store',
  input: Type.Object({ status: Type.Optional(statusFilterSchema) }),
  output: Type.Object({ total: Type.Integer({ description: 'Number of sites.' }) }),
}).run(async (filter, ctx) => ({ total: await queryCount(ctx.database, filter) }));
