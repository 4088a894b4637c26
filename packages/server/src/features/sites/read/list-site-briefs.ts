import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput } from '../../../kernel/lists/list.ts';
import { sitesByIds } from '../site.store.ts';
import { pageOfIds } from './page-of-ids.ts';
import { siteListInput } from './site-filter.schemas.ts';
import { siteBriefSchema } from './site-record.schemas.ts';

export const listSiteBriefs = ability({
  name: 'list-site-briefs-v1',
  summary:
    'List the id, name, address and client of sites, with filters, search, sorting and paging. Use it when the full records are not needed.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  remembered: 'day',
  input: Type.Object(siteListInput),
  output: listOutput(siteBriefSchema, 'sites'),
}).run(async (input, ctx) => {
  const { ids, ...page } = await pageOfIds(ctx, input);
  const byId = new Map((await sitesByIds(ctx.database.db, ids)).map(site => [site.id, site]));
  return { items: ids.flatMap(id => byId.get(id) ?? []), ...page };
});
