import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { resolveClient } from '../clients/index.ts';
import { brandedClientSchema, brandingSchema } from './branding.schemas.ts';
import { selectBranding } from './branding.store.ts';
import { brandingView } from './branding.views.ts';

export const getBranding = ability({
  name: 'get-branding-v1',
  summary:
    'Get how reports look and what they say: logo, colour, texts, language, time zone and sections, of one client or by default.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ client_id_or_email: brandedClientSchema }),
  output: brandingSchema,
  errors: ['client_not_found'],
}).run(async ({ client_id_or_email }, ctx) => {
  const id = client_id_or_email === undefined ? null : (await resolveClient(ctx, client_id_or_email)).id;
  const { standard, own } = await selectBranding(ctx.database.db, id);
  return brandingView(id, standard, own);
});
