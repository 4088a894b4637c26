import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { change } from '../../kernel/change.ts';
import { CONFIRM_INSTRUCTIONS, confirmInput, demandConfirm } from '../../kernel/confirm.ts';
import { counted } from '../../kernel/counted.ts';
import { clientSelector, clientView } from './client.schemas.ts';
import { deleteClient as deleteRow } from './client.store.ts';
import { clientView as viewOf } from './client.views.ts';
import { claimClient, resolveClient } from './resolve-client.ts';

export const deleteClient = ability({
  name: 'delete-client-v1',
  summary: 'Remove a client; its sites stay, without a client.',
  category: 'clients',
  effect: 'destroy',
  method: 'POST',
  instructions: CONFIRM_INSTRUCTIONS,
  input: Type.Object({ client_id_or_email: clientSelector, ...confirmInput }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    ...Type.Partial(clientView).properties,
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    would_affect: Type.Optional(
      Type.Object(
        {
          client: Type.Object(clientView.properties, { description: 'The client.' }),
          associated_sites_count: Type.Integer({ description: 'Sites that would have no client any more.' }),
        },
        { description: 'What would change; only after a dry run.' },
      ),
    ),
    count: Type.Optional(Type.Integer({ description: 'Clients that would be removed; only after a dry run.' })),
    warnings: Type.Optional(Type.Array(Type.String(), { description: 'What to know first; only after a dry run.' })),
  }),
  errors: ['client_not_found', 'confirmation_required'],
}).run(async ({ client_id_or_email, confirm, dry_run }, ctx) => {
  if (dry_run === true) {
    const client = await viewOf(ctx.database.db, await resolveClient(ctx, client_id_or_email));
    const associated_sites_count = client.sites_count;
    const sites = counted(associated_sites_count, 'site');
    const warnings = associated_sites_count > 0 ? [`${sites} will have no client.`] : [];
    return { deleted: false, dry_run: true, would_affect: { client, associated_sites_count }, count: 1, warnings };
  }
  demandConfirm(confirm);
  return change(ctx, async trx => {
    const client = await viewOf(trx, await claimClient(ctx, client_id_or_email, trx));
    await deleteRow(trx, client.id);
    const detail = { name: client.name, sites: client.sites_count };
    return {
      result: { deleted: true, ...client },
      audit: [{ action: 'client.deleted', subject: `client:${client.id}`, detail }],
    };
  });
});
