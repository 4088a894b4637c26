import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { filterBy, listInput, listOutput, modifiedAfter, wantedBy } from '../../kernel/lists/list.ts';
import { clientSchema } from './client.schemas.ts';
import { CLIENT_SORTS } from './client.store.ts';
import { CLIENT_STATUSES } from './client.ts';
import { pageOfClients } from './page-of-clients.ts';

export const clientFilterInput = {
  ...listInput('the name or e-mail address, or the whole id'),
  status: filterBy(CLIENT_STATUSES, 'Only clients in this state; any = all. Several as an array.'),
  modified_after: modifiedAfter('clients', 'What is kept about the client counts, not what becomes of its sites.'),
};

export const listClients = ability({
  name: 'list-clients-v1',
  summary: 'List the clients with filters, search, sorting and paging.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...clientFilterInput,
    sort: Type.Optional(
      Type.Unsafe<(typeof CLIENT_SORTS)[number]>({
        type: 'string',
        enum: [...CLIENT_SORTS],
        default: 'name',
        description: 'What the clients are sorted by: name, when they were added, or how many sites they have.',
      }),
    ),
    order: Type.Optional(
      Type.Unsafe<'asc' | 'desc'>({
        type: 'string',
        enum: ['asc', 'desc'],
        default: 'asc',
        description: 'Ascending or descending.',
      }),
    ),
  }),
  output: listOutput(clientSchema, 'clients'),
}).run(async ({ page = 1, per_page = 20, status, sort, order, ...rest }, ctx) =>
  pageOfClients(ctx.database.db, { ...rest, statuses: wantedBy(status) }, { page, per_page }, { sort, order }),
);
