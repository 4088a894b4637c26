import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { CONFIRM_INSTRUCTIONS } from '../../kernel/ability/confirm.ts';
import { AppError } from '../../kernel/errors.ts';
import { networkNoteSchema, resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { changePlugins, previewDeletion } from './change-plugins.ts';
import { doneSlugs, slugErrorsSchema, slugs } from './plugin.schemas.ts';

export const deleteSitePlugins = ability({
  name: 'delete-site-plugins-v1',
  summary: 'Delete plugins from a site. Active plugins are deactivated first.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  instructions: `Permanently deletes files on the site. ${CONFIRM_INSTRUCTIONS}`,
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, slugs: slugs('plugins') }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    deleted: doneSlugs('The deleted plugins.'),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    would_delete: Type.Optional(doneSlugs('The plugins that would be deleted; only after a dry run.')),
    errors: slugErrorsSchema,
    network: networkNoteSchema,
  }),
  callsSite: true,
  errors: ['site_busy'],
}).run(async ({ confirm, dry_run, ...input }, ctx) => {
  if (dry_run === true) return { ...(await previewDeletion(ctx, input)), deleted: [], dry_run };
  await resolveSite(ctx, input.site_id_or_domain);
  if (confirm !== true) throw new AppError('confirmation_required', 'Deleting plugins requires confirm: true.');
  const { site_id, done, errors, ...note } = await changePlugins(ctx, 'delete', input);
  return { site_id, deleted: done, errors, ...note };
});
