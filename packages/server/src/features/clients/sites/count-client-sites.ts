import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { clientSelectorSchema } from '../client.schemas.ts';
import { selectSiteCounts } from '../client.store.ts';
import { resolveClient } from '../resolve-client.ts';

export const countClientSites = ability({
  name: 'count-client-sites-v1',
  summary: 'Count the sites of a client. Use it when you need only the number.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ client_id_or_email: clientSelectorSchema }),
  output: Type.Object({ total: Type.Integer({ description: 'Number of sites of the client.' }) }),
  errors: ['client_not_found'],
}).run(async ({ client_id_or_email }, ctx) => {
  const { id } = await resolveClient(ctx, client_id_or_email);
  return { total: (await selectSiteCounts(ctx.database.db, [id])).get(id) ?? 0 };
});
