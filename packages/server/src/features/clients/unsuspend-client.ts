import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { invalidState } from '../../kernel/state-reasons.ts';
import { keepAnew } from '../sites/index.ts';
import { clientSchema, clientSelectorSchema } from './client.schemas.ts';
import { updateClientRow } from './client.store.ts';
import type { ClientStatus } from './client.ts';
import { clientView } from './client.views.ts';
import { claimClient } from './resolve-client.ts';
import { giveBackSites } from './sites/client-sites.store.ts';

export const unsuspendClient = ability({
  name: 'unsuspend-client-v1',
  summary: 'End the suspension of a client. The client and the sites suspended with it return to their previous state.',
  category: 'clients',
  effect: 'write',
  needsApproval: true,
  method: 'POST',
  input: Type.Object({ client_id_or_email: clientSelectorSchema }),
  output: clientSchema,
  errors: ['client_not_found', 'invalid_state'],
}).run(({ client_id_or_email }, ctx) =>
  audited(ctx, async trx => {
    const client = await claimClient(ctx, client_id_or_email, trx);
    if (client.status !== 'suspended') {
      throw invalidState('client_not_suspended', `The client is not suspended: its status is ${client.status}.`);
    }
    const status = (client.status_before as ClientStatus | null) ?? 'active';
    const now = ctx.clock.now();
    await updateClientRow(trx, client.id, { status, status_before: null }, now);
    const sites = await giveBackSites(trx, client.id, now);
    await keepAnew(trx, sites, now);
    return {
      result: await clientView(trx, { ...client, status }),
      audit: [
        { action: 'client.unsuspended', subject: `client:${client.id}`, detail: { to: status } },
        ...sites.map(id => ({
          action: 'site.unsuspended',
          subject: `site:${id}`,
          detail: { with: `client:${client.id}` },
        })),
      ],
    };
  }),
);
