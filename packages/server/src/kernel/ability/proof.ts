import { auditOrigin } from '../audit/audit.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import type { AnyAbility } from './ability.ts';

const GOOD_FOR_MINUTES = 10;
const GOOD_FOR_MS = GOOD_FOR_MINUTES * 60_000;

/** Setting the clock back must not extend a proof. */
export function isFresh(provedAt: number | undefined, now: number): boolean {
  return provedAt !== undefined && Math.abs(now - provedAt) < GOOD_FOR_MS;
}

/**
 * An unattended browser or a stolen application password doesn't prove who is asking. Keys and the command line have
 * nothing further to prove; a dry run changes nothing. Source: docs/decisions/0028.
 * @throws AppError fresh_proof_needed; too_many_requests and others of a proof in the request that is wrong.
 */
export async function requireProof(
  ctx: Pick<Ctx, 'actor' | 'client' | 'clock' | 'prove' | 'refusals' | 'waysToProve'>,
  { name, proof }: Pick<AnyAbility, 'name' | 'proof'>,
  input: object,
): Promise<void> {
  const { actor } = ctx;
  if (proof === undefined || actor.kind !== 'user') return;
  if ('dry_run' in input && input.dry_run === true) return;
  const inBrowser = actor.session !== undefined;
  if (inBrowser ? isFresh(actor.provedAt, ctx.clock.now()) : proof === 'fresh' || (await ctx.prove?.())) return;
  const proofs = await ctx.waysToProve(actor.id);
  if (inBrowser) throw new AppError('fresh_proof_needed', IN_BROWSER, { proofs, good_for_minutes: GOOD_FOR_MINUTES });
  const subject = () => `ability:${name}`;
  ctx.refusals.note({ action: 'request.refused', by: auditOrigin(ctx), key: `proof ${name}`, subject });
  throw new AppError('fresh_proof_needed', OF_PROGRAM, { proofs: proofs.filter(way => way !== 'passkey') });
}

const IN_BROWSER = `Confirm your identity the way you sign in, then send this request again. The confirmation is valid for ${GOOD_FOR_MINUTES} minutes.`;
const OF_PROGRAM =
  'An application password is not enough for this. Send the sign-in password of the user, with a code if there is a second factor, next to the input: {"input": {…}, "proof": {"password": "…", "code": "…"}}. Or use a browser or the command line.';
