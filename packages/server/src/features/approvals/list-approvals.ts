import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { scopeOf, siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { approvalBriefFields, approvalStatusSchema } from './approval.schemas.ts';
import { selectApprovalPage } from './approval.store.ts';
import { approvalBrief } from './approval.views.ts';
import { visibleTo } from './require-approval.ts';

export const listApprovals = ability({
  name: 'list-approvals-v1',
  summary:
    'List the calls that assistants have proposed, newest first. Use it to see what waits for a person. An API key sees only its own proposals.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(),
    status: Type.Optional(approvalStatusSchema),
    ...siteScopeInput('calls that concern sites'),
  }),
  output: listOutput(Type.Object(approvalBriefFields), 'approvals'),
}).run(async ({ page = 1, per_page = 20, status, ...scope }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectApprovalPage(
    ctx.database.db,
    { ...visibleTo(ctx), ...scopeOf(scope), status },
    window,
  );
  return { items: rows.map(row => approvalBrief(ctx, row)), page, per_page, total };
});
