import { abilityNamed } from '../../kernel/ability/ability-named.ts';
import type { Ctx } from '../../kernel/context.ts';
import { isoInstant, isoInstantOrNull } from '../../kernel/text/instants.ts';
import { type ApprovalBriefRow, type ApprovalRow, selectApprovalSteps } from './approval.store.ts';
import { approvalStatusAt } from './approval.ts';

/** As lists show it. */
export function approvalBrief(ctx: Pick<Ctx, 'abilities' | 'clock'>, row: ApprovalBriefRow) {
  const ability = abilityNamed(ctx, row.ability);
  return {
    approval_id: row.id,
    status: approvalStatusAt(row, ctx.clock.now()),
    ability: row.ability,
    summary: ability?.summary ?? '',
    effect: ability?.effect === 'destroy' ? ('destroy' as const) : ('write' as const),
    proposed_by: row.proposed_by,
    client: row.client,
    proposed_at: isoInstant(row.proposed_at),
    expires_at: isoInstant(row.expires_at),
    decided_by: row.decided_by,
    decided_at: isoInstantOrNull(row.decided_at),
    reason: row.reason,
  };
}

export async function approvalView(ctx: Ctx, row: ApprovalRow) {
  const brief = approvalBrief(ctx, row);
  const steps = await selectApprovalSteps(ctx.database.db, row);
  const lost = brief.status === 'unknown' && row.error_message === null;
  return {
    ...brief,
    input: JSON.parse(row.shown_json) as object,
    input_digest: row.input_digest,
    preview: parsedOrNull(row.preview_json),
    ended_at: isoInstantOrNull(row.ended_at),
    outcome: parsedOrNull(row.outcome_json),
    error_code: lost ? 'outcome_unknown' : row.error_code,
    error_message: lost ? LOST : row.error_message,
    error_data: parsedOrNull(row.error_data_json),
    steps: steps.map(step => ({ ...step, at: isoInstant(step.at) })),
  };
}

export const LOST =
  'The server stopped while it ran this call, so it may have happened. Check the sites and the steps before you propose it again.';

function parsedOrNull(text: string | null): object | null {
  return text === null ? null : (JSON.parse(text) as object);
}
