import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { pageSchema, perPage } from '../../../kernel/lists/paging.ts';
import { siteListItemSchema, statusFilterSchema } from '../site.schemas.ts';
import { pageOfSites } from './page-of-sites.ts';

export const listSites = ability({
  name: 'list-sites-v1',
  summary:
    'List the sites by name, with filters, search and paging. For more filters and full records, use list-site-records-v1.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  remembered: 'store',
  input: Type.Object({
    page: Type.Optional(pageSchema),
    per_page: Type.Optional(perPage(20, 100)),
    status: Type.Optional(statusFilterSchema),
    search: Type.Optional(
      Type.String({
        default: '',
        maxLength: 200,
        description: 'Text that the name or URL contains, in upper or lower case.',
      }),
    ),
    client_id: Type.Optional(Type.Integer({ minimum: 1, description: 'Only sites of this client.' })),
    tag_id: Type.Optional(Type.Integer({ minimum: 1, description: 'Only sites with this tag.' })),
  }),
  output: Type.Object({
    items: Type.Array(siteListItemSchema, { description: 'The sites of this page.' }),
    page: Type.Integer({ description: 'The requested page.' }),
    per_page: Type.Integer({ description: 'Sites per page.' }),
    total: Type.Integer({ description: 'All sites that match.' }),
  }),
}).run(({ page = 1, per_page = 20, ...filter }, ctx) => pageOfSites(ctx, filter, { page, per_page }));
