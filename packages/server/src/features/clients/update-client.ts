import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { invalidState } from '../../kernel/state-reasons.ts';
import { clientInput, clientNameSchema, clientSchema, clientSelectorSchema } from './client.schemas.ts';
import { updateClientRow } from './client.store.ts';
import { clientView } from './client.views.ts';
import { claimClient, resolveClient } from './resolve-client.ts';
import { changedClientColumns, requireFreeEmail, setClientLinks } from './write-client.ts';

export const updateClient = ability({
  name: 'update-client-v1',
  summary: 'Update a client. Only the fields that you send change. To suspend a client, use suspend-client-v1.',
  category: 'clients',
  effect: 'write',
  needsApproval: ['client_email', 'selected_sites'],
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    client_id_or_email: clientSelectorSchema,
    name: Type.Optional(clientNameSchema),
    ...clientInput,
  }),
  output: clientSchema,
  errors: ['client_not_found', 'already_exists', 'invalid_input', 'invalid_state', 'site_not_found'],
}).run(({ client_id_or_email, ...input }, ctx) =>
  audited(ctx, async trx => {
    const client = await claimClient(ctx, client_id_or_email, trx);
    if (input.status !== undefined && client.status === 'suspended') {
      throw invalidState(
        'client_suspended',
        'The client is suspended. Unsuspend it first, which also restores its sites.',
      );
    }
    const columns = changedClientColumns(input, client);
    await requireFreeEmail(trx, columns.email, client.id);
    await updateClientRow(trx, client.id, columns, ctx.clock.now());
    const moved = await setClientLinks(trx, ctx, client.id, input);
    const result = await clientView(trx, await resolveClient(ctx, client.id, trx));
    const detail = { changed: Object.keys(input) };
    return { result, audit: [{ action: 'client.updated', subject: `client:${client.id}`, detail }, ...moved] };
  }),
);
