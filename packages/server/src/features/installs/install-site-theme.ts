import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { siteSelectorSchema } from '../sites/index.ts';
import { INSTALL_INSTRUCTIONS, installResultSchema } from './install.schemas.ts';
import { installOnSite } from './install-on-site.ts';
import { directorySlugSchema, directoryVersionSchema } from './package.ts';

export const installSiteTheme = ability({
  name: 'install-site-theme-v1',
  summary:
    'Install a theme from WordPress.org on a site, without activating it. A theme that the site has already is left as it is.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  needsApproval: true,
  method: 'POST',
  instructions: INSTALL_INSTRUCTIONS,
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    slug: directorySlugSchema('theme'),
    version: directoryVersionSchema,
  }),
  output: installResultSchema('theme', 'Slug of the theme on the site.'),
  callsSite: true,
  errors: ['site_busy', 'site_timeout', 'installation_failed', 'outcome_unknown'],
}).run(({ site_id_or_domain, ...wanted }, ctx) => installOnSite(ctx, site_id_or_domain, { type: 'theme', ...wanted }));
