import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { changeSiteRules, siteRuleInput, siteRuleOutput } from './change-site-rules.ts';

export const ignoreSiteCore = ability({
  name: 'ignore-site-core-v1',
  summary:
    'Ignore the updates of WordPress itself on one site, in every version, or stop ignoring them. Use ignore-updates-v1 for a single version or for all sites.',
  category: 'updates',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object(siteRuleInput),
  output: Type.Object(siteRuleOutput),
}).run(({ site_id_or_domain, action = 'add' }, ctx) => changeSiteRules(ctx, { site_id_or_domain, type: 'wp', action }));
