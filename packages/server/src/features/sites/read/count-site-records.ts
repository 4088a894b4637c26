import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { wantedBy } from '../../../kernel/lists/list.ts';
import { selectFoundCount } from '../site.store.ts';
import { siteFilterInput } from './site-filter.schemas.ts';
import { filteredSites } from './site-filter.store.ts';

export const countSiteRecords = ability({
  name: 'count-site-records-v1',
  summary: 'Count the sites that match filters and search. Takes the filters of list-site-records-v1.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  remembered: 'day',
  input: Type.Object(siteFilterInput),
  output: Type.Object({ total: Type.Integer({ description: 'Number of sites that match.' }) }),
}).run(async ({ status, health, condition, ...filter }, ctx) => {
  const wanted = { ...filter, statuses: wantedBy(status), healths: wantedBy(health), conditions: wantedBy(condition) };
  return { total: await selectFoundCount(await filteredSites(ctx.database, wanted, ctx.clock.now())) };
});
