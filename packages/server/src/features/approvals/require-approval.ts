import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { type ApprovalFilter, type ApprovalRow, proposerOf, selectApproval } from './approval.store.ts';

/** Keys see what they proposed themselves; people what their role may do. */
export function visibleTo({ actor, clock }: Pick<Ctx, 'actor' | 'clock'>): ApprovalFilter {
  const now = clock.now();
  if (actor.kind === 'key') return { now, proposer: proposerOf(actor) };
  return { now, ofOperators: actor.kind === 'user' && actor.role !== 'admin' };
}

/** @throws AppError approval_not_found, also for one that the caller may not see. */
export async function requireApproval(ctx: Ctx, id: string): Promise<ApprovalRow> {
  const row = await selectApproval(ctx.database.db, id);
  const { proposer, ofOperators } = visibleTo(ctx);
  const foreign =
    proposer && (row?.proposer_kind !== proposer.proposer_kind || row.proposer_id !== proposer.proposer_id);
  if (!row || foreign || (ofOperators && row.admin_only === 1)) throw approvalNotFound(id);
  return row;
}

export function approvalNotFound(id: string): AppError {
  return new AppError('approval_not_found', `There is no approval ${id}. List the approvals to see their ids.`);
}
