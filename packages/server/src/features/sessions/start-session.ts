import type { AuditEntry } from '../../kernel/audit/audit.ts';
import type { Services } from '../../kernel/context.ts';
import type { Trx } from '../../ports/database/port.ts';
import { deleteIdleSessions, insertSession } from './session.store.ts';
import { LONGEST_SESSION_MS, MOST_SESSIONS, newSessionToken, sessionTokenHash, shortUserAgent } from './session.ts';

/** The address and browser of a sign-in. */
export interface SignInBrowser {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Creates a session in the caller's transaction. The browser keeps `token`; it is stored hashed. */
export async function startSession(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  userId: number,
  browser: SignInBrowser,
): Promise<{ id: number; token: string }> {
  const token = newSessionToken();
  await deleteIdleSessions(trx, userId, MOST_SESSIONS);
  const now = clock.now();
  const id = await insertSession(trx, {
    user_id: userId,
    token_hash: sessionTokenHash(token),
    created_at: now,
    seen_at: now,
    proved_at: now,
    expires_at: now + LONGEST_SESSION_MS,
    address: browser.address,
    user_agent: shortUserAgent(browser.userAgent),
  });
  return { id, token };
}

/** @param how password, passkey, setup or invitation. */
export function sessionStarted(userId: number, session: number, how: string, browser: SignInBrowser): AuditEntry {
  const detail = { session, how, address: browser.address };
  return { action: 'session.started', subject: `user:${userId}`, detail };
}
