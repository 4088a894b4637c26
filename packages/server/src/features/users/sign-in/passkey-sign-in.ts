import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Actor, Ctx, Services } from '../../../kernel/context.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import type { Trx } from '../../../ports/database/port.ts';
import type { SignInBrowser } from '../../sessions/index.ts';
import { claimChallenge, isChallenge, newChallenge } from '../second-factor/challenge.ts';
import { markPasskeyUsed, selectPasskeyByCredential, selectPasskeysOf } from '../second-factor/passkey.store.ts';
import { verifiedPasskey } from '../second-factor/passkey-registration.ts';
import { transportsOf } from '../second-factor/passkeys.ts';
import { relyingPartyOf, webauthnLibrary } from '../second-factor/relying-party.ts';
import { recordFreshProof } from './fresh-proof.ts';
import { type SignedIn, startProvedSession } from './sign-in.ts';

type UserCtx = Ctx & { readonly actor: Actor & { kind: 'user' } };
const proofOf = (userId: number) => `prove/${userId}`;

/** Options for the browser to sign in with: whichever passkey of this server it has. */
export async function beginPasskeySignIn(services: Services, origin: string) {
  const { generateAuthenticationOptions } = await webauthnLibrary();
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(origin).rpID,
    userVerification: 'required',
    challenge: newChallenge(services, 'sign-in'),
  });
}

/** Options for the browser of a signed-in user to give proof again with one of that user's passkeys. */
export async function beginPasskeyProof(ctx: UserCtx) {
  const { generateAuthenticationOptions } = await webauthnLibrary();
  const known = await selectPasskeysOf(ctx.database.db, ctx.actor.id);
  if (known.length === 0) throw invalidState('passkey_missing', 'You have no passkey. Use your password.');
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx.origin).rpID,
    userVerification: 'required',
    challenge: newChallenge(ctx, proofOf(ctx.actor.id)),
    allowCredentials: known.map(row => ({ id: row.credential_id, transports: transportsOf(row) })),
  });
}

/** Signs in the user of the passkey, which is both factors in one. undefined: the answer is invalid. */
export async function passkeySignIn(
  services: Services,
  { browser, ...given }: { origin: string; response: object; browser: SignInBrowser },
): Promise<SignedIn | undefined> {
  const answer = await verifyAnswer(services, { ...given, use: 'sign-in' });
  if (!answer) return undefined;
  const { userId: id, within } = answer;
  return startProvedSession(services, { id }, { browser, how: 'passkey', within });
}

/** Proof of a signed-in user by a passkey. False: the passkey belongs to another user. */
export async function passkeyProof(ctx: UserCtx, response: object): Promise<boolean> {
  const { id } = ctx.actor;
  const answer = await verifyAnswer(ctx, { origin: ctx.origin, response, use: proofOf(id) });
  if (answer?.userId !== id) return false;
  return recordFreshProof(ctx, { how: 'passkey', within: answer.within });
}

interface Answer {
  readonly userId: number;
  /** Uses up the challenge; false: it was answered before, or the passkey was deleted. */
  readonly within: (trx: Trx) => Promise<boolean>;
}

async function verifyAnswer(
  services: Services,
  { origin, response, use }: { origin: string; response: object; use: string },
): Promise<Answer | undefined> {
  const given = response as AuthenticationResponseJSON;
  const row =
    typeof given.id === 'string' ? await selectPasskeyByCredential(services.database.db, given.id) : undefined;
  if (!row) return undefined;
  const party = relyingPartyOf(origin);
  const { verifyAuthenticationResponse } = await webauthnLibrary();
  let challenge = '';
  const result = await verifiedPasskey(() =>
    verifyAuthenticationResponse({
      response: given,
      expectedChallenge: answered => {
        challenge = answered;
        return isChallenge(services, use, answered);
      },
      credential: {
        id: row.credential_id,
        counter: row.counter,
        transports: transportsOf(row),
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      },
      expectedOrigin: party.origin,
      expectedRPID: party.rpID,
      requireUserVerification: true,
    }),
  ).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { newCounter } = result.authenticationInfo;
  return {
    userId: row.user_id,
    async within(trx) {
      if (!(await claimChallenge(trx, services, challenge))) return false;
      return markPasskeyUsed(trx, row.id, newCounter, services.clock.now());
    },
  };
}
