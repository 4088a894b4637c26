import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { changeStatus } from './change-status.ts';
import { statusFields } from './status-view.ts';

export const suspendSite = ability({
  name: 'suspend-site-v1',
  summary:
    'Suspend a site: it stays stored, but syncs and updates skip it. Use it for sites that you do not manage for now.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({
    suspended: Type.Boolean({ description: 'Always true; a failure is an error.' }),
    ...statusFields,
  }),
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const [changed] = await changeStatus(ctx, 'suspend', [site.id]);
  return { suspended: true, site_id: site.id, site_url: site.url, status: changed?.status ?? site.status };
});
