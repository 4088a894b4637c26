import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { changeStatus } from './change-status.ts';
import { statusFields } from './status-view.ts';

export const disconnectSite = ability({
  name: 'disconnect-site-v1',
  summary: 'Stop all communication with a site. It stays stored with its key, so that you can reconnect it later.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: true,
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({
    disconnected: Type.Boolean({ description: 'Always true; a failure is an error.' }),
    ...statusFields,
  }),
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const [changed] = await changeStatus(ctx, 'disconnect', [site.id]);
  return { disconnected: true, site_id: site.id, site_url: site.url, status: changed?.status ?? site.status };
});
