import type { ProofWay } from '../../../kernel/ability/proof-way.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Actor, Ctx, Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { sessionEnded, setSessionProved } from '../../sessions/index.ts';
import { type SignInRow, selectProofsOf, selectSignInRowById } from '../passwords/password.store.ts';

type UserCtx = Ctx & { readonly actor: Actor & { kind: 'user' } };

/** What signs the user in also counts as fresh proof: with a second factor, the password alone is not enough. */
export async function proofWaysOf({ database }: Pick<Services, 'database'>, userId: number): Promise<ProofWay[]> {
  const has = (await selectProofsOf(database.db, [userId])).get(userId);
  if (!has) return [];
  const password = has.second_factor ? 'password_and_code' : 'password';
  return [...(has.has_password ? [password as ProofWay] : []), ...(has.passkeys > 0 ? ['passkey' as ProofWay] : [])];
}

interface Given {
  /** password or passkey. */
  readonly how: string;
  /** What the proof was checked against: it must not have changed. */
  readonly known?: Pick<SignInRow, 'password_hash' | 'totp_sealed'>;
  /** Work in the same transaction; false: the proof is invalid after all. */
  readonly within?: (trx: Trx) => Promise<boolean>;
}

/** Records fresh proof by the user of this session. False: the credentials have changed meanwhile. */
export async function recordFreshProof(ctx: UserCtx, { how, known, within }: Given): Promise<boolean> {
  const { id, session = 0 } = ctx.actor;
  return audited(ctx, async trx => {
    const row = await selectSignInRowById(trx, id);
    const same = row?.password_hash === known?.password_hash && row?.totp_sealed === known?.totp_sealed;
    if ((known && !same) || (within && !(await within(trx)))) return { result: false, audit: [] };
    if (!(await setSessionProved(trx, session, id, ctx.clock.now()))) throw sessionEnded();
    return { result: true, audit: [{ action: 'session.proved', subject: `user:${id}`, detail: { session, how } }] };
  });
}
