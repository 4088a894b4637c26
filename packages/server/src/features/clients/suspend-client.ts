import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { clientSchema, clientSelectorSchema } from './client.schemas.ts';
import { updateClientRow } from './client.store.ts';
import { clientView } from './client.views.ts';
import { claimClient } from './resolve-client.ts';
import { holdSites } from './sites/client-sites.store.ts';

export const suspendClient = ability({
  name: 'suspend-client-v1',
  summary:
    'Suspend a client together with its sites, for example while an invoice is unpaid. unsuspend-client-v1 undoes it.',
  category: 'clients',
  effect: 'write',
  needsApproval: true,
  idempotent: true,
  method: 'POST',
  instructions:
    'Unsuspending the client restores its state and that of the sites suspended with it. Sites that it gets while it is suspended keep their state.',
  input: Type.Object({ client_id_or_email: clientSelectorSchema }),
  output: clientSchema,
  errors: ['client_not_found'],
}).run(({ client_id_or_email }, ctx) =>
  audited(ctx, async trx => {
    const client = await claimClient(ctx, client_id_or_email, trx);
    if (client.status === 'suspended') return { result: await clientView(trx, client), audit: [] };
    const now = ctx.clock.now();
    await updateClientRow(trx, client.id, { status: 'suspended', status_before: client.status }, now);
    const sites = await holdSites(trx, client.id, now);
    return {
      result: await clientView(trx, { ...client, status: 'suspended' }),
      audit: [
        { action: 'client.suspended', subject: `client:${client.id}`, detail: { from: client.status } },
        ...sites.map(id => ({
          action: 'site.suspended',
          subject: `site:${id}`,
          detail: { with: `client:${client.id}` },
        })),
      ],
    };
  }),
);
