import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { changeSiteRules, ruledSlugs, siteRuleInput, siteRuleOutput } from './change-site-rules.ts';

export const ignoreSiteThemes = ability({
  name: 'ignore-site-themes-v1',
  summary:
    'Ignore the updates of some themes on one site, in every version, or stop ignoring them. Use ignore-updates-v1 for a single version, for all themes of a site, or for all sites.',
  category: 'updates',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ ...siteRuleInput, slugs: ruledSlugs('Slugs of the themes, as get-site-themes-v1 shows them.') }),
  output: Type.Object(siteRuleOutput),
  errors: ['theme_not_found'],
}).run(({ site_id_or_domain, action = 'add', slugs }, ctx) =>
  changeSiteRules(ctx, { site_id_or_domain, type: 'themes', action, slugs }),
);
