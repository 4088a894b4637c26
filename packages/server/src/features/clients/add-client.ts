import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { clientInput, clientNameSchema, clientSchema } from './client.schemas.ts';
import { insertClient } from './client.store.ts';
import { clientView } from './client.views.ts';
import { resolveClient } from './resolve-client.ts';
import { changedClientColumns, emailTaken, setClientLinks } from './write-client.ts';

export const addClient = ability({
  name: 'add-client-v1',
  summary: 'Add a client, with its sites and custom field values if you send them.',
  category: 'clients',
  effect: 'write',
  needsApproval: ['client_email', 'selected_sites'],
  method: 'POST',
  input: Type.Object({ name: clientNameSchema, ...clientInput }),
  output: clientSchema,
  errors: ['already_exists', 'invalid_input', 'site_not_found'],
}).run((input, ctx) =>
  audited(ctx, async trx => {
    const name = input.name.trim();
    const empty = { name, name_key: '', search_text: '', email: null, status: 'active' as const };
    const columns = { ...empty, ...changedClientColumns(input, empty) };
    const id = await insertClient(trx, columns, ctx.clock.now());
    if (id === undefined) throw emailTaken(columns.email);
    const moved = await setClientLinks(trx, ctx, id, input);
    const result = await clientView(trx, await resolveClient(ctx, id, trx));
    return { result, audit: [{ action: 'client.added', subject: `client:${id}`, detail: { name } }, ...moved] };
  }),
);
