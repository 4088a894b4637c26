import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { resolveClient } from '../clients/index.ts';
import { brandedClientSchema, brandingInput, brandingSchema } from './branding.schemas.ts';
import { selectBranding, upsertBranding } from './branding.store.ts';
import { brandingView } from './branding.views.ts';
import { brandingColumns } from './write-branding.ts';

export const updateBranding = ability({
  name: 'update-branding-v1',
  summary:
    'Change how reports look and what they say, of one client or by default. Only the members that you send change; null takes the default again.',
  category: 'clients',
  effect: 'write',
  needsApproval: true,
  idempotent: true,
  method: 'POST',
  input: Type.Object({ client_id_or_email: brandedClientSchema, ...brandingInput }),
  output: brandingSchema,
  errors: ['client_not_found', 'invalid_input'],
}).run(({ client_id_or_email, ...input }, ctx) => {
  const columns = brandingColumns(input, client_id_or_email !== undefined);
  return audited(ctx, async trx => {
    const id = client_id_or_email === undefined ? null : (await resolveClient(ctx, client_id_or_email, trx)).id;
    await upsertBranding(trx, id, columns, ctx.clock.now());
    const { standard, own } = await selectBranding(trx, id);
    const subject = id === null ? 'branding:default' : `client:${id}`;
    const detail = { changed: Object.keys(input) };
    return { result: brandingView(id, standard, own), audit: [{ action: 'branding.updated', subject, detail }] };
  });
});
