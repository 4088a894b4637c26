import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { approveCall } from './approve-call.ts';
import { getApproval } from './get-approval.ts';
import { listApprovals } from './list-approvals.ts';
import { rejectCall } from './reject-call.ts';

export { approvalIdSchema, approvalStatusSchema } from './approval.schemas.ts';
export { isAboutScope } from './approval-subjects.store.ts';
export { approveCall } from './approve-call.ts';
export { getApproval } from './get-approval.ts';
export { listApprovals } from './list-approvals.ts';
export { proposeCall } from './propose-call.ts';
export { rejectCall } from './reject-call.ts';
export { visibleTo } from './require-approval.ts';
export { SEALED_APPROVALS } from './sealed-input.ts';
export { deleteOldApprovals, settleApprovals } from './settle-approvals.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [listApprovals, getApproval, approveCall, rejectCall];
