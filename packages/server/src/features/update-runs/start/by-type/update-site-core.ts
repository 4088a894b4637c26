import { Type } from 'typebox';
import { ability } from '../../../../kernel/ability/ability.ts';
import { oneSiteRunOutput, siteToUpdate, updateOneSite } from '../update-one-site.ts';
import { oneTypeInput } from './update-items.ts';

export const updateSiteCore = ability({
  name: 'update-site-core-v1',
  summary:
    'Install the pending update of WordPress itself on one site. Its plugins and themes are left as they are: use run-site-updates-v1 to update them first.',
  category: 'updates',
  effect: 'write',
  method: 'POST',
  instructions: 'Changes the site, and cannot be rolled back. Show the user get-site-updates-v1 first.',
  input: Type.Object(oneTypeInput),
  output: Type.Object(oneSiteRunOutput),
  errors: ['site_suspended', 'site_disconnected', 'site_busy'],
}).run(async ({ site_id_or_domain, strategy, wait }, ctx) => {
  const siteId = await siteToUpdate(ctx, site_id_or_domain);
  return updateOneSite(ctx, { siteId, types: ['core'], slugs: undefined, strategy, wait });
});
