import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { selectSites } from '../site.store.ts';

export const getSitesBasic = ability({
  name: 'get-sites-basic-v1',
  summary: 'List the id, address and name of every site, without paging. Use it to find a site or to build a menu.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({}),
  output: Type.Object({
    sites: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'Id of the site.' }),
        url: Type.String({ description: 'Address of the site.' }),
        name: Type.String({ description: 'Name of the site.' }),
      }),
      { description: 'All sites, by name.' },
    ),
    total: Type.Integer({ description: 'Number of sites.' }),
  }),
}).run(async (_input, ctx) => {
  const sites = await selectSites(ctx.database, {});
  return { sites, total: sites.length };
});
