import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { change } from '../../kernel/change.ts';
import { clientSelector, clientView } from './client.schemas.ts';
import { updateClient } from './client.store.ts';
import { clientView as viewOf } from './client.views.ts';
import { giveBackSites } from './client-sites.store.ts';
import { claimClient } from './resolve-client.ts';

export const unsuspendClient = ability({
  name: 'unsuspend-client-v1',
  summary: 'Make a suspended client active, and give the sites suspended with it their state back.',
  category: 'clients',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ client_id_or_email: clientSelector }),
  output: clientView,
  errors: ['client_not_found'],
}).run(({ client_id_or_email }, ctx) =>
  change(ctx, async trx => {
    const client = await claimClient(ctx, client_id_or_email, trx);
    if (client.status !== 'suspended') return { result: await viewOf(trx, client), audit: [] };
    await updateClient(trx, client.id, { status: 'active' });
    const sites = await giveBackSites(trx, client.id, ctx.clock.now());
    return {
      result: await viewOf(trx, { ...client, status: 'active' }),
      audit: [
        { action: 'client.unsuspended', subject: `client:${client.id}` },
        ...sites.map(id => ({
          action: 'site.unsuspended',
          subject: `site:${id}`,
          detail: { with: `client:${client.id}` },
        })),
      ],
    };
  }),
);
