import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { abilityNamed } from '../../kernel/ability/ability-named.ts';
import { execute } from '../../kernel/ability/execute.ts';
import { isPermitted, requireAllowed } from '../../kernel/ability/permission.ts';
import { requireProof } from '../../kernel/ability/proof.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { actorName, type Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { invalidState } from '../../kernel/state-reasons.ts';
import { type ApprovalRow, lockApproval, updateApprovalRow } from './approval.store.ts';
import { APPROVAL_LEASE_MS, prolongLease } from './lease.ts';
import { proposerActor } from './proposer-actor.ts';
import { recordOutcome } from './record-outcome.ts';
import { approvalNotFound } from './require-approval.ts';
import { requirePending } from './require-pending.ts';
import { openInput } from './sealed-input.ts';

/**
 * Runs a proposed call with the rights of both who proposed it and who approves it. It is claimed before it runs, in a
 * transaction of its own, and nothing ever gives the claim back: a call whose outcome is lost is unknown, and not sent
 * again.
 * @param seen Digest of the input that the person saw.
 * @throws AppError where it may not run. How the call itself ended is recorded, not thrown.
 */
export async function runApproved(ctx: Ctx, row: ApprovalRow, seen?: string): Promise<void> {
  const ability = abilityNamed(ctx, row.ability);
  if (!ability) throw invalidState('ability_gone', `This release has no ability ${row.ability} any more.`);
  requireAllowed(ctx, ability);
  requirePending(row, ctx.clock.now());
  const proposer = await proposerActor(ctx, row);
  if (ctx.actor.kind !== 'user' && actorName(proposer) === actorName(ctx.actor)) throw ownProposal();
  if (!isPermitted(proposer, ability)) throw notTheirsAnyMore(row);
  const input = openInput(ctx.secrets, row);
  if (seen !== undefined && seen !== row.input_digest) throw otherInput();
  await requireProof(ctx, ability, input);
  await claim(ctx, row.id);
  const stop = prolongLease(ctx, row.id);
  try {
    const approved = { approval: row.id, by: actorName(ctx.actor) };
    // What the proposer would have to prove, the person who approves has proved.
    const asProposer = { ...ctx, actor: proposer, approved, prove: async () => true, recall: undefined };
    await recordOutcome(ctx, row, await outcomeOf(ability, input, asProposer));
  } finally {
    stop();
  }
}

/** Of two that approve at once, one claims it. */
function claim(ctx: Ctx, id: string): Promise<void> {
  return audited(ctx, async trx => {
    const row = await lockApproval(trx, id);
    if (!row) throw approvalNotFound(id);
    const now = ctx.clock.now();
    requirePending(row, now);
    await updateApprovalRow(trx, id, ['pending'], {
      status: 'running',
      decided_by: actorName(ctx.actor),
      decided_at: now,
      lease_until: now + APPROVAL_LEASE_MS,
      input_sealed: null,
    });
    const detail = { ability: row.ability, proposed_by: row.proposed_by, input_digest: row.input_digest };
    return { result: undefined, audit: [{ action: 'approval.approved', subject: `approval:${id}`, detail }] };
  });
}

async function outcomeOf(
  ability: AnyAbility,
  input: object,
  ctx: Ctx,
): Promise<{ output: unknown } | { error: unknown }> {
  try {
    return { output: await execute(ability, () => input, ctx) };
  } catch (error) {
    return { error };
  }
}

function ownProposal(): AppError {
  return new AppError('permission_denied', 'Who proposed a call cannot approve it. Another person has to.');
}

/** In words of its own: the reason that the permission gives is about whoever asks. */
function notTheirsAnyMore({ proposed_by }: ApprovalRow): AppError {
  return invalidState('proposer_not_allowed', `${proposed_by} may not do this any more. Reject the call.`);
}

function otherInput(): AppError {
  return invalidState('call_changed', 'This is not the call that you have seen. Load it again before you approve it.');
}
