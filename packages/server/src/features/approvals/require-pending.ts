import { invalidState } from '../../kernel/state-reasons.ts';
import type { ApprovalRow } from './approval.store.ts';
import { type ApprovalStatus, approvalStatusAt } from './approval.ts';

const WHY: Readonly<Record<Exclude<ApprovalStatus, 'pending'>, string>> = {
  expired: 'The time to approve this call is over. The assistant can propose it again.',
  rejected: 'This call has been rejected.',
  running: 'This call has been approved and is running.',
  done: 'This call has been approved and carried out.',
  failed: 'This call has been approved, and has failed.',
  unknown: 'This call has been approved, and nobody knows how it ended. It is never sent twice.',
};

/** @throws AppError invalid_state: each call is decided once. */
export function requirePending(row: ApprovalRow, now: number): void {
  const status = approvalStatusAt(row, now);
  if (status !== 'pending') throw invalidState(`approval_${status}`, WHY[status], { approval_status: status });
}
