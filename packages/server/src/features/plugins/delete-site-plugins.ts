import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { AppError } from '../../kernel/errors.ts';
import { resolveSite, siteSelector } from '../sites/index.ts';
import { changePlugins } from './change-plugins.ts';
import { confirm, doneSlugs, slugErrors, slugs } from './plugin.schemas.ts';

export const deleteSitePlugins = ability({
  name: 'delete-site-plugins-v1',
  summary: 'Delete plugins of a site; active ones are deactivated first.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  instructions: 'Deletes files on the site for good. Ask the user first, then send confirm: true.',
  input: Type.Object({ site_id_or_domain: siteSelector, slugs: slugs('plugins'), confirm }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    deleted: doneSlugs('The plugins that are gone now.'),
    errors: slugErrors,
  }),
  errors: [
    ...(['confirmation_required', 'site_not_found', 'ambiguous_site', 'site_suspended'] as const),
    ...(['site_disconnected', 'site_busy'] as const),
    ...(['connection_failed', 'site_offline', 'site_timeout', 'child_outdated'] as const),
  ],
}).run(async ({ confirm, ...input }, ctx) => {
  await resolveSite(ctx, input.site_id_or_domain);
  if (confirm !== true) throw new AppError('confirmation_required', 'Deleting plugins needs confirm: true.');
  const { site_id, done, errors } = await changePlugins(ctx, 'delete', input);
  return { site_id, deleted: done, errors };
});
