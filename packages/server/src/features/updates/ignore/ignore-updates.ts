import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { ruleInput, ruleOutput } from './ignore.schemas.ts';
import { insertRules, refreshTouched } from './ignore.store.ts';
import { readIgnoreRule, requireKnownItems, shownSlugs } from './read-ignore-rule.ts';

export const ignoreUpdates = ability({
  name: 'ignore-updates-v1',
  summary:
    'Ignore updates of WordPress, plugins or themes, on one site or on all. Ignored updates disappear from lists and counts, and update runs skip them.',
  category: 'updates',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object(ruleInput),
  output: Type.Object({ ignored: Type.Literal(true, { description: 'The rule is in place.' }), ...ruleOutput }),
  errors: ['invalid_input', 'plugin_not_found', 'theme_not_found'],
}).run(async (input, ctx) => {
  const rule = await readIgnoreRule(ctx, input);
  const names = await requireKnownItems(ctx, rule);
  return audited(ctx, async trx => {
    await insertRules(trx, rule.scope, rule.key, names);
    await refreshTouched(trx, rule.scope, rule.key);
    const result = { ignored: true as const, site_id: rule.scope, type: input.type, slugs: shownSlugs(rule) };
    const subject = rule.scope === null ? 'fleet' : `site:${rule.scope}`;
    return { result, audit: [{ action: 'updates.ignored', subject, detail: { ...rule.key } }] };
  });
});
