import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { lockAlarmCursor, updateHolds } from '../telling/telling.store.ts';
import { changedRule, ruleSchema } from './rule.schemas.ts';
import { hasLimits, lockRule, replaceRuleLinks, selectChannelsOf, updateRuleRow } from './rule.store.ts';
import { nextDigest, storedRule } from './rule.ts';
import { requireRuleLinks, ruleNotFound, ruleSettings, ruleView } from './write-rule.ts';

/** What quiet hours follow from. */
const QUIET = ['quiet_from', 'quiet_to', 'critical_passes', 'time_zone'] as const;
/** What follows from these is how long something waits. */
const SCHEDULE = ['when', 'digest_at', 'digest_day', ...QUIET] as const;

export const updateAlarmRule = ability({
  name: 'update-alarm-rule-v1',
  summary: 'Change an alarm rule, or enable or disable it. Only the given fields change.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: true,
  input: Type.Object(changedRule),
  output: ruleSchema,
  errors: ['alarm_rule_not_found', 'invalid_input'],
}).run(async ({ rule_id, name, enabled, tag_ids, client_ids, channel_ids, ...given }, ctx) => {
  const row = await audited(ctx, async trx => {
    // Before the rule, as what tells locks them in this order: it queues nothing by the old schedule meanwhile.
    if (SCHEDULE.some(member => given[member] !== undefined)) await lockAlarmCursor(trx);
    const before = await lockRule(trx, rule_id);
    if (before === undefined) throw ruleNotFound(rule_id);
    const earlier = storedRule(before);
    const settings = ruleSettings(given, earlier);
    const stays = given.tell_browsers === false ? await selectChannelsOf(trx, rule_id) : undefined;
    await requireRuleLinks(trx, { tag_ids, client_ids, channel_ids: channel_ids ?? stays }, settings);
    await replaceRuleLinks(trx, rule_id, { tags: tag_ids, clients: client_ids, channels: channel_ids });
    // Whoever names none where there were some takes the limit away; a deleted tag doesn't.
    const limits =
      tag_ids === undefined && client_ids === undefined ? undefined : [...(tag_ids ?? []), ...(client_ids ?? [])];
    const set = {
      ...(name === undefined ? {} : { name: name.trim(), name_key: name.trim().toLowerCase() }),
      ...(enabled === undefined ? {} : { enabled: Number(enabled) }),
      ...(limits === undefined ? {} : { limited: Number(limits.length > 0 || (await hasLimits(trx, rule_id))) }),
      settings_json: JSON.stringify(settings),
      updated_at: ctx.clock.now(),
    };
    await updateRuleRow(trx, rule_id, set);
    const now = ctx.clock.now();
    const next = nextDigest(settings, now);
    if (next !== nextDigest(earlier, now)) await updateHolds(trx, rule_id, next ?? now);
    // What waits for its digest goes on waiting.
    else if (QUIET.some(member => settings[member] !== earlier[member])) await updateHolds(trx, rule_id, now, next);
    const result = { ...before, ...set };
    return {
      result,
      audit: [{ action: 'alarm_rule.updated', subject: `alarm_rule:${rule_id}`, detail: { name: result.name } }],
    };
  });
  return ruleView(ctx, row);
});
