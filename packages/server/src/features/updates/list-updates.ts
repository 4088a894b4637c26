import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import type { Ctx } from '../../kernel/context.ts';
import { listInput, listOutput } from '../../kernel/lists/list.ts';
import { perPage } from '../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { pageAsJson } from './list/page-as-json.ts';
import { readUpdates, siteView, type UpdatesQuery } from './list/select-updates.ts';
import { pageOfSitesWithUpdates } from './page-of-sites-with-updates.ts';
import { pendingUpdateSchema, searchInputSchema, typesInputSchema } from './update.schemas.ts';

/** All that a small fleet has in one answer, and never more than one answer should hold. */
const SITES_PER_PAGE = 200;

interface Asked extends UpdatesQuery {
  readonly page?: number;
  readonly per_page?: number;
}

async function readPage({ page = 1, per_page = SITES_PER_PAGE, ...asked }: Asked, ctx: Ctx) {
  const { filter, listed } = await readUpdates(ctx, asked);
  const { ids, total } = await pageOfSitesWithUpdates(ctx, filter, { page, per_page });
  return { sites: await listed(ids), page, per_page, total };
}

export const listUpdates = ability({
  name: 'list-updates-v1',
  summary:
    'List the available updates, site by site. Ignored updates and suspended sites are left out. Use it to find the sites that need an update; use get-updates-summary-v1 for an overview.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  remembered: 'store',
  input: Type.Object({
    ...listInput(''),
    search: searchInputSchema,
    search_sites: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Search the names and addresses of the sites too: those found are listed with all their updates. Not together with slug or new_version.',
      }),
    ),
    ...siteScopeInput('updates of sites'),
    per_page: Type.Optional(perPage(SITES_PER_PAGE, SITES_PER_PAGE)),
    type: typesInputSchema,
    slug: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'Only updates of the item with this slug.' }),
    ),
    new_version: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Only updates to this version.' }),
    ),
  }),
  output: listOutput(
    Type.Object({
      site_id: Type.Integer({ description: 'Id of the site.' }),
      site_url: Type.String({ description: 'Address of the site.' }),
      site_name: Type.String({ description: 'Name of the site.' }),
      updates: Type.Array(pendingUpdateSchema, { description: 'What can be updated on the site.' }),
    }),
    'sites with such updates',
  ),
}).run(
  async (input, ctx) => {
    const { sites, ...paging } = await readPage(input, ctx);
    return { items: sites.map(siteView), ...paging };
  },
  async (input, ctx) => {
    const { sites, ...paging } = await readPage(input, ctx);
    return pageAsJson(sites, paging);
  },
);
