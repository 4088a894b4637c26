import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { changeStatus } from './change-status.ts';
import { statusFields } from './status-view.ts';

export const unsuspendSite = ability({
  name: 'unsuspend-site-v1',
  summary: 'Unsuspend a site: it is connected again, and syncs and updates include it.',
  category: 'sites',
  effect: 'write',
  idempotent: false,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({
    unsuspended: Type.Boolean({ description: 'Always true; a failure is an error.' }),
    ...statusFields,
  }),
  errors: ['invalid_state'],
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const [changed] = await changeStatus(ctx, 'unsuspend', [site.id]);
  return { unsuspended: true, site_id: site.id, site_url: site.url, status: changed?.status ?? site.status };
});
