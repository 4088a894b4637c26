import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { networkNoteSchema, siteSelectorSchema } from '../sites/index.ts';
import { changePlugins } from './change-plugins.ts';
import { doneSlugs, slugErrorsSchema, slugs } from './plugin.schemas.ts';

export const deactivateSitePlugins = ability({
  name: 'deactivate-site-plugins-v1',
  summary: 'Deactivate plugins on a site. They stay installed.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, slugs: slugs('plugins') }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    deactivated: doneSlugs('The plugins that are now inactive.'),
    errors: slugErrorsSchema,
    network: networkNoteSchema,
  }),
  callsSite: true,
  errors: ['site_busy'],
}).run(async (input, ctx) => {
  const { site_id, done, errors, ...note } = await changePlugins(ctx, 'deactivate', input);
  return { site_id, deactivated: done, errors, ...note };
});
