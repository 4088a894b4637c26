import { appendAudit, serializeAuditedWrites } from '../../../kernel/audit/audit.ts';
import type { Services } from '../../../kernel/context.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { type SignInBrowser, sessionStarted, startSession } from '../../sessions/index.ts';
import { setPasswordHash } from '../passwords/password.store.ts';
import { hashPassword, requireGoodPassword } from '../passwords/password.ts';
import type { SignedIn } from '../sign-in/sign-in.ts';
import { insertUser, selectUserCount } from '../user.store.ts';
import { normaliseUserName } from '../user.ts';

/** Creates the first user, an admin, and signs the user in. @throws AppError invalid_state if a user exists. */
export async function makeFirstAdmin(
  services: Services,
  given: { name: string; password: string },
  browser: SignInBrowser,
): Promise<SignedIn> {
  const name = normaliseUserName(given.name);
  await requireGoodPassword(given.password, name);
  const hash = await hashPassword(given.password, services.passwordCost);
  const { database, clock } = services;
  return database.write(async trx => {
    // Parallel requests wait for each other here, so that the second one finds the first user.
    await serializeAuditedWrites(trx);
    if ((await selectUserCount(trx)) > 0) throw invalidState('admin_exists', 'An admin already exists. Sign in.');
    const id = await insertUser(trx, { name, role: 'admin', now: clock.now() });
    await setPasswordHash(trx, id, hash);
    const { id: session, token } = await startSession(trx, services, id, browser);
    const added = { action: 'user.added', subject: `user:${id}`, detail: { name, role: 'admin' } };
    await appendAudit(trx, services, { actor: 'system:setup', client: browser }, [
      added,
      sessionStarted(id, session, 'setup', browser),
    ]);
    return { token, actor: { kind: 'user', id, name, role: 'admin', session } };
  });
}
