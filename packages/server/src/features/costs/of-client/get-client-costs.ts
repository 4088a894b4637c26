import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { clientSelectorSchema, resolveClient } from '../../clients/index.ts';
import { costSchema } from '../cost.schemas.ts';
import { pageOfCosts } from '../page-of-costs.ts';

const PER_PAGE = 200;

export const getClientCosts = ability({
  name: 'get-client-costs-v1',
  summary: 'List the costs of a client and of its sites, by name. Use it to see what a client pays for.',
  category: 'costs',
  effect: 'read',
  method: 'GET',
  module: 'costs',
  input: Type.Object({ client_id_or_email: clientSelectorSchema, ...pagingInput(PER_PAGE) }),
  output: listOutput(costSchema, 'costs of the client'),
  errors: ['client_not_found'],
}).run(async ({ client_id_or_email, page = 1, per_page = PER_PAGE }, ctx) => {
  const { id } = await resolveClient(ctx, client_id_or_email);
  return pageOfCosts(ctx, { client_id: id }, { page, per_page });
});
