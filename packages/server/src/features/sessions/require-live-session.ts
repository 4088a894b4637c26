import type { Actor } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Trx } from '../../ports/database/port.ts';
import { sessionExists } from './session.store.ts';

/**
 * For changes that outlive the session. The transaction has locked the user: whoever sets a new password at the same time
 * has ended the session before, or ends afterwards what this adds.
 * @throws AppError rest_not_logged_in.
 */
export async function requireLiveSession(trx: Trx, actor: Actor): Promise<void> {
  if (actor.kind !== 'user' || actor.session === undefined || (await sessionExists(trx, actor.session))) return;
  throw sessionEnded();
}

export function sessionEnded(): AppError {
  return new AppError('rest_not_logged_in', 'Your session has ended. Sign in again.');
}
