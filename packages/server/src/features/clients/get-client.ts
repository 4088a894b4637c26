import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { clientSchema, clientSelectorSchema } from './client.schemas.ts';
import { clientView } from './client.views.ts';
import { resolveClient } from './resolve-client.ts';

export const getClient = ability({
  name: 'get-client-v1',
  summary: 'Get one client by id or e-mail address, with its custom fields and the ids of its sites.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ client_id_or_email: clientSelectorSchema }),
  output: clientSchema,
  errors: ['client_not_found'],
}).run(async ({ client_id_or_email }, ctx) =>
  clientView(ctx.database.db, await resolveClient(ctx, client_id_or_email)),
);
