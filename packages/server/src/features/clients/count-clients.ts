import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { wantedBy } from '../../kernel/lists/list.ts';
import { selectClientCount } from './client.store.ts';
import { clientFilterInput } from './list-clients.ts';

const { page: _page, per_page: _perPage, ...filters } = clientFilterInput;

export const countClients = ability({
  name: 'count-clients-v1',
  summary: 'Count the clients that match the filters of list-clients-v1. Use it when you need only the number.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  remembered: 'store',
  input: Type.Object(filters),
  output: Type.Object({ total: Type.Integer({ description: 'Number of clients that match.' }) }),
}).run(async ({ status, ...filter }, ctx) => ({
  total: await selectClientCount(ctx.database.db, { ...filter, statuses: wantedBy(status) }),
}));
