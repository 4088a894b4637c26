import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { filterBy, listInput, listOutput, modifiedAfter, sortInput, wantedBy } from '../../kernel/lists/list.ts';
import { clientSchema } from './client.schemas.ts';
import { CLIENT_SORTS } from './client.store.ts';
import { CLIENT_STATUSES } from './client.ts';
import { pageOfClients } from './page-of-clients.ts';

export const clientFilterInput = {
  client_id: Type.Optional(Type.Integer({ minimum: 1, description: 'Only this client.' })),
  tag_id: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'Only clients with a site that has this tag; of their sites, only those are listed and counted.',
    }),
  ),
  ...listInput('the name or e-mail address, or the whole id'),
  status: filterBy(CLIENT_STATUSES, 'Only clients in this state; any = all. Several as an array.'),
  modified_after: modifiedAfter('clients', 'Changes to the client count, changes to its sites do not.'),
};

export const listClients = ability({
  name: 'list-clients-v1',
  summary:
    'List clients, with filters, search, sorting and paging. Use it to find a client whose id or e-mail address you do not know.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  remembered: 'store',
  input: Type.Object({
    ...clientFilterInput,
    ...sortInput(CLIENT_SORTS, 'name', 'Sort by name, by when the client was added, or by number of sites.'),
  }),
  output: listOutput(clientSchema, 'clients'),
}).run(async ({ page = 1, per_page = 20, status, sort, order, ...rest }, ctx) =>
  pageOfClients(ctx, { ...rest, statuses: wantedBy(status) }, { page, per_page }, { sort, order }, rest.tag_id),
);
