import { appendAudit } from '../../../kernel/audit/audit.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Actor, Ctx, RequestSource, Services } from '../../../kernel/context.ts';
import { AppError, type Violation } from '../../../kernel/errors.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { openReadable, type SealedColumn } from '../../../ports/secrets/port.ts';
import { deleteSessionsOf } from '../../sessions/index.ts';
import { lockSignInRow, type SignInRow, selectSignInRowById } from '../passwords/password.store.ts';
import { requireStillSignedIn } from '../sign-in/still-signed-in.ts';
import { replaceRecoveryCodes, setPendingTotp, setTotp, useRecoveryCode, useStep } from './second-factor.store.ts';
import { isTotpCode, newRecoveryCodes, newTotpSecret, totpStep, totpUri } from './totp.ts';

type UserCtx = Ctx & { readonly actor: Actor & { kind: 'user' } };
const placeOf = (userId: number, which: 'totp' | 'totp_pending') => `user/${userId}/${which}`;
const sealedColumn = (which: 'totp' | 'totp_pending'): SealedColumn => ({
  table: 'users',
  column: `${which}_sealed`,
  key: ['id'],
  place: ({ id }) => placeOf(id as number, which),
});
export const SEALED_OF_USERS = [sealedColumn('totp'), sealedColumn('totp_pending')];
const entryOf = (action: string, userId: number, detail: object = {}) => ({
  action,
  subject: `user:${userId}`,
  detail: { ...detail },
});

/** Creates a secret for an authenticator app; it is active once a code was confirmed. */
export async function beginSecondFactor(ctx: UserCtx): Promise<{ secret: string; uri: string }> {
  const { id, name } = ctx.actor;
  const secret = newTotpSecret();
  await audited(ctx, async trx => {
    await setPendingTotp(trx, id, ctx.secrets.seal(placeOf(id, 'totp_pending'), secret));
    return { result: undefined, audit: [entryOf('user.second_factor_begun', id)] };
  });
  return { secret, uri: totpUri(secret, name) };
}

/** Switches the second factor on; the user's other sessions end. @returns the recovery codes, shown only this once. */
export async function confirmSecondFactor(ctx: UserCtx, code: string): Promise<string[]> {
  const { id, session } = ctx.actor;
  const pending = (await selectSignInRowById(ctx.database.db, id))?.totp_pending_sealed;
  if (!pending)
    throw invalidState(
      'second_factor_not_begun',
      'No second factor is being set up, or it has already been confirmed.',
    );
  const secret = openReadable(ctx.secrets, placeOf(id, 'totp_pending'), pending)?.toString('utf8');
  if (secret === undefined) {
    throw invalidState(
      'second_factor_damaged',
      'The unconfirmed second factor is damaged in the store. Set it up again.',
    );
  }
  const step = totpStep(secret, code.replace(/\s/g, ''), ctx.clock.now());
  if (step === undefined) throw wrongCode();
  const codes = newRecoveryCodes();
  await audited(ctx, async trx => {
    if ((await lockSignInRow(trx, id))?.totp_pending_sealed !== pending) throw wrongCode();
    await requireStillSignedIn(trx, ctx.actor);
    await setTotp(trx, id, ctx.secrets.seal(placeOf(id, 'totp'), secret), step);
    await replaceRecoveryCodes(trx, id, codes);
    const sessions_ended = await deleteSessionsOf(trx, id, session);
    return { result: undefined, audit: [entryOf('user.second_factor_added', id, { sessions_ended })] };
  });
  return codes;
}

/** @returns new recovery codes; the old ones are void. */
export async function renewRecoveryCodes(ctx: UserCtx): Promise<string[]> {
  const { id } = ctx.actor;
  const codes = newRecoveryCodes();
  await audited(ctx, async trx => {
    if (!(await lockSignInRow(trx, id))?.totp_sealed) {
      throw invalidState('second_factor_missing', 'You have no second factor. Add one first.');
    }
    await requireStillSignedIn(trx, ctx.actor);
    await replaceRecoveryCodes(trx, id, codes);
    return { result: undefined, audit: [entryOf('user.recovery_codes_renewed', id)] };
  });
  return codes;
}

export async function disableSecondFactor(ctx: UserCtx): Promise<void> {
  const { id } = ctx.actor;
  await audited(ctx, async trx => {
    const had = (await lockSignInRow(trx, id))?.totp_sealed;
    await requireStillSignedIn(trx, ctx.actor);
    await setTotp(trx, id, null, null);
    await replaceRecoveryCodes(trx, id, []);
    return { result: undefined, audit: had ? [entryOf('user.second_factor_removed', id)] : [] };
  });
}

/** Uses up a code of the second factor: from the authenticator app, or a recovery code. False: it is wrong. */
export async function useSecondFactorCode(
  services: Services,
  user: SignInRow,
  given: string,
  client?: RequestSource,
): Promise<boolean> {
  const { database, secrets, clock } = services;
  if (user.totp_sealed === null) return true;
  if (isTotpCode(given)) {
    const secret = openReadable(secrets, placeOf(user.id, 'totp'), user.totp_sealed)?.toString('utf8');
    if (secret === undefined) throw damaged();
    const step = totpStep(secret, given.replace(/\s/g, ''), clock.now());
    return step !== undefined && (await database.write(trx => useStep(trx, user.id, step)));
  }
  return database.write(async trx => {
    if (!(await useRecoveryCode(trx, user.id, given))) return false;
    await appendAudit(trx, services, { actor: `user:${user.name}`, client }, [
      entryOf('user.recovery_code_used', user.id),
    ]);
    return true;
  });
}

/** Signing in without it stays impossible: the factor exists, but can't be read. */
function damaged(): AppError {
  return new AppError(
    'incorrect_code',
    'The secret of your second factor is damaged in the store of this server. Use a recovery code, or ask an admin to reset your second factor.',
  );
}

function wrongCode(): AppError {
  const message = 'is wrong or has expired: enter the one that the app shows now';
  const errors: Violation[] = [{ path: 'input.code', message, reason: 'wrong_code' }];
  return new AppError('ability_invalid_input', `The code ${message}.`, { errors });
}
