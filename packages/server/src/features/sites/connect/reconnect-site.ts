import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { requestError } from '../site-failure.ts';
import { reconnect } from './reconnect.ts';
import { statusFields } from './status-view.ts';

export const reconnectSite = ability({
  name: 'reconnect-site-v1',
  summary:
    'Reconnect a site with its key or, if the site no longer knows that key, by registering again. For a connected site, this verifies the connection.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({
    reconnected: Type.Boolean({ description: 'Always true; a failure is an error.' }),
    ...statusFields,
  }),
  callsSite: true,
  errors: ['site_busy', 'site_timeout', 'outcome_unknown'],
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const failure = await reconnect(ctx, site.id, site.status_wished_at);
  if (failure) throw requestError(failure);
  const { url, status } = await resolveSite(ctx, site.id);
  return { reconnected: true, site_id: site.id, site_url: url, status };
});
