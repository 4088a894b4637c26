import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { clientBriefFields } from '../client.schemas.ts';
import { selectClientById } from '../client.store.ts';

const client = Type.Object(clientBriefFields);

export const getSiteClient = ability({
  name: 'get-site-client-v1',
  summary:
    'Get the client that a site belongs to, or null if it has none. Use it when you know the site but not the client.',
  category: 'sites',
  effect: 'read',
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    client: Type.Union([client, Type.Null()], { description: 'The client; null for none.' }),
  }),
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const row = site.client_id === null ? undefined : await selectClientById(ctx.database.db, site.client_id);
  return { site_id: site.id, client: row ? { ...row, email: row.email ?? '' } : null };
});
