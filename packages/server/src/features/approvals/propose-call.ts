import { randomUUID } from 'node:crypto';
import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { requireModule } from '../../kernel/ability/modules.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import { parseInput } from '../../kernel/ability/validate.ts';
import { serializeAuditedWrites } from '../../kernel/audit/audit.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { actorName, type Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { withoutHidden } from '../../kernel/text/without-hidden.ts';
import { insertApproval, proposerOf, selectApprovalCount, selectSameProposal } from './approval.store.ts';
import { inputDigestOf, inputText } from './approval.ts';
import { approvalView } from './approval.views.ts';
import { type ApprovalSubject, insertApprovalSubjects } from './approval-subjects.store.ts';
import { boundToPreview } from './bound-to-preview.ts';
import { keptAnswer } from './kept-answer.ts';
import { previewCall } from './preview-call.ts';
import { requireApproval } from './require-approval.ts';
import { sealInput } from './sealed-input.ts';
import { shownInput } from './shown-input.ts';
import { subjectsOf } from './subjects-of-call.ts';

/** A caller may have so many calls waiting: people can't judge more, and an assistant that goes astray stops here. */
const MOST_PENDING = 20;
const CLIENT_LENGTH = 100;

/**
 * Keeps a call until a person approves it, with a preview of what it would do. The same call, still waiting, is not kept
 * twice. @param client What the assistant calls itself.
 * @throws AppError as the call itself would, if it is not valid; too_many_requests.
 */
export async function proposeCall(ctx: Ctx, ability: AnyAbility, given: object, client = '') {
  requireAllowed(ctx, ability);
  await requireModule(ability.module, ctx);
  const confirmed = ability.effect === 'destroy' ? { ...given, confirm: true } : given;
  const parsed = parseInput<object>(ability.input, confirmed);
  const preview = await previewCall(ctx, ability, parsed);
  const input = boundToPreview(ability.name, parsed, preview);
  const text = inputText(input);
  const subjects = await subjectsOf(ctx, ability, input);
  const id = await keep(ctx, ability, { text, input, preview, client, subjects });
  return approvalView(ctx, await requireApproval(ctx, id));
}

interface Proposal {
  readonly text: string;
  readonly input: object;
  readonly preview: unknown;
  readonly client: string;
  readonly subjects: readonly ApprovalSubject[];
}

function keep(
  ctx: Ctx,
  { name: ability, adminOnly }: AnyAbility,
  { text, input, preview, client, subjects }: Proposal,
): Promise<string> {
  return audited(ctx, async trx => {
    // The same call and the number of those that wait are looked for by one at a time.
    await serializeAuditedWrites(trx);
    const now = ctx.clock.now();
    const proposer = proposerOf(ctx.actor);
    const input_digest = inputDigestOf(text);
    const same = await selectSameProposal(trx, { ...proposer, ability, input_digest, now });
    if (same) return { result: same.id, audit: [] };
    const waiting = await selectApprovalCount(trx, { proposer, status: 'pending', now });
    if (waiting >= MOST_PENDING) throw tooMany();
    const id = randomUUID();
    await insertApproval(trx, {
      id,
      status: 'pending',
      ability,
      admin_only: adminOnly === true ? 1 : 0,
      input_sealed: sealInput(ctx.secrets, id, text),
      input_digest,
      shown_json: JSON.stringify(shownInput(ability, input)),
      preview_json: preview === undefined ? null : keptAnswer(preview),
      ...proposer,
      reason: '',
      proposed_by: actorName(ctx.actor),
      client: withoutHidden(client).slice(0, CLIENT_LENGTH).toWellFormed(),
      proposed_at: now,
      expires_at: now + ctx.settings.approvalMinutes * 60_000,
    });
    await insertApprovalSubjects(trx, id, subjects);
    const detail = { ability, input_digest };
    return { result: id, audit: [{ action: 'approval.proposed', subject: `approval:${id}`, detail }] };
  });
}

function tooMany(): AppError {
  const message = `${MOST_PENDING} proposed calls already wait for a person. Wait until some are decided.`;
  return new AppError('too_many_requests', message, { retry_after: 60 });
}
