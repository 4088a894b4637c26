import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { pageOfSites, siteListItemSchema } from '../../sites/index.ts';
import { clientSelectorSchema } from '../client.schemas.ts';
import { resolveClient } from '../resolve-client.ts';

const PER_PAGE = 200;

export const getClientSites = ability({
  name: 'get-client-sites-v1',
  summary: 'List the sites of a client, sorted by name.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ client_id_or_email: clientSelectorSchema, ...pagingInput(PER_PAGE) }),
  output: listOutput(siteListItemSchema, 'sites of the client'),
  errors: ['client_not_found'],
}).run(async ({ client_id_or_email, page = 1, per_page = PER_PAGE }, ctx) => {
  const { id } = await resolveClient(ctx, client_id_or_email);
  return pageOfSites(ctx, { client_id: id }, { page, per_page });
});
