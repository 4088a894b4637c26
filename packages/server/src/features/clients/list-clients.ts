import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { filterBy, listInput, listOutput, wantedBy } from '../../kernel/list.ts';
import { clientView } from './client.schemas.ts';
import { CLIENT_STATUSES } from './client.ts';
import { pageOfClients } from './page-of-clients.ts';

export const clientFilterInput = {
  ...listInput('the name or e-mail address, or the whole id'),
  status: filterBy(CLIENT_STATUSES, 'Only clients in this state; any = all. Several as an array.'),
};

export const listClients = ability({
  name: 'list-clients-v1',
  summary: 'List the clients, by name, with filters, search and paging.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object(clientFilterInput),
  output: listOutput(clientView, 'clients'),
  errors: [],
}).run(async ({ page = 1, per_page = 20, status, ...rest }, ctx) =>
  pageOfClients(ctx.database.db, { ...rest, statuses: wantedBy(status) }, { page, per_page }),
);
