import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { abilityNamed } from '../../kernel/ability/ability-named.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { actorName } from '../../kernel/context.ts';
import { withoutHidden } from '../../kernel/text/without-hidden.ts';
import { approvalIdSchema, approvalSchema } from './approval.schemas.ts';
import { lockApproval, updateApprovalRow } from './approval.store.ts';
import { approvalView } from './approval.views.ts';
import { approvalNotFound, requireApproval } from './require-approval.ts';
import { requirePending } from './require-pending.ts';

export const rejectCall = ability({
  name: 'reject-call-v1',
  summary: 'Reject a call that an assistant has proposed. It then never runs.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  personOnly: true,
  input: Type.Object({
    approval_id: approvalIdSchema,
    reason: Type.Optional(Type.String({ maxLength: 500, description: 'Why. The assistant sees it.' })),
  }),
  output: approvalSchema,
  errors: ['approval_not_found', 'invalid_state', 'permission_denied'],
}).run(async ({ approval_id, reason = '' }, ctx) => {
  const proposed = abilityNamed(ctx, (await requireApproval(ctx, approval_id)).ability);
  if (proposed) requireAllowed(ctx, proposed);
  await audited(ctx, async trx => {
    const row = await lockApproval(trx, approval_id);
    if (!row) throw approvalNotFound(approval_id);
    requirePending(row, ctx.clock.now());
    const now = ctx.clock.now();
    const decision = { decided_by: actorName(ctx.actor), decided_at: now, ended_at: now };
    await updateApprovalRow(trx, approval_id, ['pending'], {
      ...decision,
      status: 'rejected',
      reason: withoutHidden(reason),
      input_sealed: null,
    });
    const detail = { ability: row.ability, proposed_by: row.proposed_by };
    return { result: undefined, audit: [{ action: 'approval.rejected', subject: `approval:${approval_id}`, detail }] };
  });
  return approvalView(ctx, await requireApproval(ctx, approval_id));
});
