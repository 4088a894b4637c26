import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { newRule, ruleSchema } from './rule.schemas.ts';
import { insertRule, replaceRuleLinks } from './rule.store.ts';
import { requireRuleLinks, ruleSettings, ruleView } from './write-rule.ts';

export const addAlarmRule = ability({
  name: 'add-alarm-rule-v1',
  summary: 'Add an alarm rule: which events are told to which channels, at once or as a digest.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  needsApproval: true,
  instructions: 'Show the user preview-alarm-rule-v1 first: it says what the rule would have told in the last 7 days.',
  input: Type.Object(newRule),
  output: ruleSchema,
  errors: ['invalid_input'],
}).run(async ({ name, enabled = true, tag_ids = [], client_ids = [], channel_ids, ...given }, ctx) => {
  const settings = ruleSettings(given);
  const now = ctx.clock.now();
  const row = await audited(ctx, async trx => {
    await requireRuleLinks(trx, { tag_ids, client_ids, channel_ids }, settings);
    const made = await insertRule(trx, {
      name: name.trim(),
      name_key: name.trim().toLowerCase(),
      enabled: Number(enabled),
      limited: Number(tag_ids.length + client_ids.length > 0),
      settings_json: JSON.stringify(settings),
      created_at: now,
      updated_at: now,
    });
    await replaceRuleLinks(trx, made.id, { tags: tag_ids, clients: client_ids, channels: channel_ids });
    const audit = [{ action: 'alarm_rule.added', subject: `alarm_rule:${made.id}`, detail: { name: made.name } }];
    return { result: made, audit };
  });
  return ruleView(ctx, row);
});
