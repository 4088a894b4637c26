import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { ruleSchema } from './rule.schemas.ts';
import { selectRulePage } from './rule.store.ts';
import { ruleViews } from './write-rule.ts';

export const listAlarmRules = ability({
  name: 'list-alarm-rules-v1',
  summary: 'List the alarm rules, by name. Use it to see who is told of what.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(),
    search: Type.Optional(
      Type.String({ default: '', maxLength: 200, description: 'Part of the name, whatever its case.' }),
    ),
  }),
  output: listOutput(ruleSchema, 'rules'),
}).run(async ({ page = 1, per_page = 20, search = '' }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectRulePage(ctx.database.db, search, window);
  return { items: await ruleViews(ctx, rows), page, per_page, total };
});
