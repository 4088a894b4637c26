import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { siteSelectorSchema } from '../sites/index.ts';
import { activateSchema, INSTALL_INSTRUCTIONS, installResultSchema } from './install.schemas.ts';
import { installOnSite } from './install-on-site.ts';
import { directorySlugSchema, directoryVersionSchema } from './package.ts';

export const installSitePlugin = ability({
  name: 'install-site-plugin-v1',
  summary: 'Install a plugin from WordPress.org on a site. A plugin that the site has already is left as it is.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  needsApproval: true,
  method: 'POST',
  instructions: INSTALL_INSTRUCTIONS,
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    slug: directorySlugSchema('plugin'),
    version: directoryVersionSchema,
    activate: activateSchema,
  }),
  output: installResultSchema('plugin', 'File of the plugin on the site: <directory>/<file>.php.'),
  callsSite: true,
  errors: ['site_busy', 'site_timeout', 'installation_failed', 'activation_failed', 'outcome_unknown'],
}).run(({ site_id_or_domain, ...wanted }, ctx) => installOnSite(ctx, site_id_or_domain, { type: 'plugin', ...wanted }));
