import { timingSafeEqual } from 'node:crypto';
import type { Actor, Services } from '../../../kernel/context.ts';
import { applicationPasswordHash } from '../user.ts';
import { markApplicationPasswordUsed, selectApplicationPasswordsByName } from './application-password.store.ts';

/** "Last used" is kept by the quarter of an hour: a write per request would cost more than the request. */
const LAST_USED_GRAIN_MS = 15 * 60_000;

/** The user that a name and application password prove, and with which of them; undefined when they prove none. */
export async function verifyApplicationPassword(
  services: Services,
  name: string,
  password: string,
): Promise<{ actor: Actor & { kind: 'user' }; passwordId: number } | undefined> {
  const given = Buffer.from(applicationPasswordHash(password));
  const candidates = await selectApplicationPasswordsByName(services.database.db, name);
  // All are compared, so that the time taken doesn't tell which one came close.
  const matches = candidates.filter(candidate => timingSafeEqual(given, Buffer.from(candidate.secret_hash)));
  const [match] = matches;
  if (!match) return undefined;
  const now = services.clock.now();
  if (now - (match.last_used_at ?? 0) > LAST_USED_GRAIN_MS) {
    await services.troubles.orDoWithout(markApplicationPasswordUsed(services.database, match.password_id, now));
  }
  const actor = { kind: 'user', id: match.id, name: match.name, role: match.role } as const;
  return { actor, passwordId: match.password_id };
}
