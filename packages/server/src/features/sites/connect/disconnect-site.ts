import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { changeStatus } from './change-status.ts';
import { statusFields } from './status-view.ts';

export const disconnectSite = ability({
  name: 'disconnect-site-v1',
  summary: 'Switch off communication with a site; it stays stored, and its key is kept for reconnecting.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({ disconnected: Type.Boolean({ description: 'True: it is done.' }), ...statusFields }),
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const [changed] = await changeStatus(ctx, 'disconnect', [site.id]);
  return { disconnected: true, site_id: site.id, site_url: site.url, status: changed?.status ?? site.status };
});
