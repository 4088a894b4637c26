import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput } from '../../../kernel/lists/list.ts';
import { pageOfIds } from './page-of-ids.ts';
import { siteListInput } from './site-filter.schemas.ts';
import { siteRecordSchema } from './site-record.schemas.ts';
import { siteRecords } from './site-record.views.ts';

export const listSiteRecords = ability({
  name: 'list-site-records-v1',
  summary:
    'List the full records of sites, with filters, search, sorting and paging. Use it to answer which sites match a condition.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  remembered: 'day',
  input: Type.Object(siteListInput),
  output: listOutput(siteRecordSchema, 'sites'),
}).run(async (input, ctx) => {
  const { ids, ...page } = await pageOfIds(ctx, input);
  return { items: await siteRecords(ctx, ids), ...page };
});
