import type { Actor } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { requireLiveSession } from '../../sessions/index.ts';
import { selectApplicationPasswordById } from '../application-passwords/application-password.store.ts';

/**
 * For changes of how users themselves sign in, once the transaction has locked the user: see `requireLiveSession`.
 * @throws AppError rest_not_logged_in if what they signed in with has ended since the request arrived.
 */
export async function requireStillSignedIn(trx: Trx, actor: Actor): Promise<void> {
  await requireLiveSession(trx, actor);
  if (actor.kind !== 'user' || actor.applicationPassword === undefined) return;
  if (await selectApplicationPasswordById(trx, actor.applicationPassword)) return;
  throw new AppError('rest_not_logged_in', 'Your application password was deleted. Use another one.');
}
