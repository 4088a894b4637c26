import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { ruleInput, ruleOutput } from './ignore.schemas.ts';
import { deleteRuleRows, refreshTouched } from './ignore.store.ts';
import { readIgnoreRule, shownSlugs } from './read-ignore-rule.ts';

/** How lists name the rule about all of a type. */
const ALL = '*';

export const unignoreUpdates = ability({
  name: 'unignore-updates-v1',
  summary: 'Stop ignoring updates, on one site or on all. A rule for all sites still applies to each of them.',
  category: 'updates',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  instructions: `On one site without slugs, every rule of the type is removed; "*" as a slug is the rule about all alone.`,
  input: Type.Object(ruleInput),
  output: Type.Object({
    removed: Type.Integer({ description: 'Rules that were removed; 0 when nothing was ignored.' }),
    ...ruleOutput,
  }),
  errors: ['invalid_input'],
}).run(async (input, ctx) => {
  const rule = await readIgnoreRule(ctx, input);
  const whatever = input.slugs === undefined && rule.scope !== null && input.type !== 'wp';
  return audited(ctx, async trx => {
    const slugs = rule.key.slugs.map(slug => (slug === ALL ? '' : slug));
    const removed = await deleteRuleRows(trx, rule.scope, { ...rule.key, slugs }, whatever);
    if (removed > 0) await refreshTouched(trx, rule.scope, rule.key);
    const result = { removed, site_id: rule.scope, type: input.type, slugs: shownSlugs(rule) };
    const subject = rule.scope === null ? 'fleet' : `site:${rule.scope}`;
    const audit = removed > 0 ? [{ action: 'updates.unignored', subject, detail: { ...rule.key } }] : [];
    return { result, audit };
  });
});
