import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { requireConfirm } from '../../../kernel/ability/confirm.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { ruleIdSchema, ruleSchema } from './rule.schemas.ts';
import { deleteRuleRow, lockRule, selectRule } from './rule.store.ts';
import { ruleNotFound, ruleView } from './write-rule.ts';

export const deleteAlarmRule = ability({
  name: 'delete-alarm-rule-v1',
  summary:
    'Delete an alarm rule. What it has not told yet is not told. To pause it, disable it with update-alarm-rule-v1 instead.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  input: Type.Object({ rule_id: ruleIdSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    rule: ruleSchema,
  }),
  errors: ['alarm_rule_not_found'],
}).run(async ({ rule_id, confirm, dry_run }, ctx) => {
  const row = await selectRule(ctx.database.db, rule_id);
  if (row === undefined) throw ruleNotFound(rule_id);
  const rule = await ruleView(ctx, row);
  if (dry_run === true) return { deleted: false, dry_run: true, rule };
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    if ((await lockRule(trx, rule_id)) === undefined) throw ruleNotFound(rule_id);
    await deleteRuleRow(trx, rule_id);
    const audit = [{ action: 'alarm_rule.deleted', subject: `alarm_rule:${rule_id}`, detail: { name: rule.name } }];
    return { result: { deleted: true, rule }, audit };
  });
});
