import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { AppError, type Violation } from '../../../kernel/errors.ts';
import { deleteBrowsersOf } from '../../channels/index.ts';
import { deleteSessionsOf } from '../../sessions/index.ts';
import { deleteApplicationPasswordsOf } from '../application-passwords/application-password.store.ts';
import { deletePasskeysOf } from '../second-factor/passkey.store.ts';
import { requireStillSignedIn } from '../sign-in/still-signed-in.ts';
import { resolveUser, userNotFound } from '../user-access.ts';
import { lockSignInRow, setPasswordHash } from './password.store.ts';
import { hashPassword, requireGoodPassword } from './password.ts';

interface Options {
  /** The session that continues. */
  readonly keep?: number | undefined;
  /** The field that a violation names; `input.password` by default. */
  readonly path?: string;
  /** Keeps application passwords; by default they end too, since whoever knew the old password may have created one. */
  readonly keepApplicationPasswords?: boolean | undefined;
  /**
   * The users set it themselves, and see their passkeys and browsers with notifications. If somebody else sets it, these
   * end too: whoever knew the old password may have added one. `first` is for users who have none yet: they prove
   * themselves by a passkey.
   */
  readonly own?: 'first' | 'changed';
}

/**
 * Sets a new browser password and ends the sessions of the user.
 * @throws AppError user_not_found; ability_invalid_input naming `path`; rest_not_logged_in if `own` and the user's session
 * has ended meanwhile.
 */
export async function setPassword(
  ctx: Ctx,
  userId: number,
  password: string,
  { keep, path, keepApplicationPasswords = false, own }: Options = {},
): Promise<void> {
  const { name } = await resolveUser(ctx.database.db, userId);
  await requireGoodPassword(password, name, path);
  const hash = await hashPassword(password, ctx.passwordCost);
  await audited(ctx, async trx => {
    const user = await lockSignInRow(trx, userId);
    if (!user) throw userNotFound(userId);
    if (own === 'first' && user.password_hash !== null) throw currentNeeded();
    if (own) await requireStillSignedIn(trx, ctx.actor);
    await setPasswordHash(trx, userId, hash);
    const sessions_ended = await deleteSessionsOf(trx, userId, keep);
    const application_passwords_ended = keepApplicationPasswords ? 0 : await deleteApplicationPasswordsOf(trx, userId);
    const passkeys_ended = own ? 0 : await deletePasskeysOf(trx, userId);
    const browsers_ended = own ? 0 : await deleteBrowsersOf(trx, userId);
    const detail = { name, sessions_ended, application_passwords_ended, passkeys_ended, browsers_ended };
    return { result: undefined, audit: [{ action: 'user.password_set', subject: `user:${userId}`, detail }] };
  });
}

function currentNeeded(): AppError {
  const errors: Violation[] = [{ path: 'input.current', message: 'is required', reason: 'missing' }];
  return new AppError('ability_invalid_input', 'Enter your current password too.', { errors });
}
