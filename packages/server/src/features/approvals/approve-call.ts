import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { approvalIdSchema, approvalSchema } from './approval.schemas.ts';
import { approvalView } from './approval.views.ts';
import { requireApproval } from './require-approval.ts';
import { runApproved } from './run-approved.ts';

export const approveCall = ability({
  name: 'approve-call-v1',
  summary: 'Approve a call that an assistant has proposed. It runs at once, and only once.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  personOnly: true,
  instructions: 'Only a person can approve: signed in with a browser, or at the command line of the server.',
  input: Type.Object({
    approval_id: approvalIdSchema,
    input_digest: Type.Optional(
      Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The input_digest of the call that you have seen.' }),
    ),
  }),
  output: approvalSchema,
  errors: ['approval_not_found', 'invalid_state', 'permission_denied', 'fresh_proof_needed'],
}).run(async ({ approval_id, input_digest }, ctx) => {
  await runApproved(ctx, await requireApproval(ctx, approval_id), input_digest);
  return approvalView(ctx, await requireApproval(ctx, approval_id));
});
