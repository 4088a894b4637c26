import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { approvalIdSchema, approvalSchema } from './approval.schemas.ts';
import { approvalView } from './approval.views.ts';
import { requireApproval } from './require-approval.ts';

export const getApproval = ability({
  name: 'get-approval-v1',
  summary: 'Get a proposed call with its preview, who decided about it, and how it ended.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  instructions: 'A person decides, which may take minutes. Ask again until status is neither pending nor running.',
  input: Type.Object({ approval_id: approvalIdSchema }),
  output: approvalSchema,
  errors: ['approval_not_found'],
}).run(async ({ approval_id }, ctx) => approvalView(ctx, await requireApproval(ctx, approval_id)));
