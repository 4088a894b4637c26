import { timingSafeEqual } from 'node:crypto';
import type { Actor, Services } from '../../../kernel/context.ts';
import { type Recall, readAnew, recallRows } from '../../../kernel/recall.ts';
import { applicationPasswordHash } from '../user.ts';
import { applicationPasswordsOf, markApplicationPasswordUsed } from './application-password.store.ts';

/** "Last used" is accurate to 15 minutes: a write per request would cost more than the request. */
const LAST_USED_GRAIN_MS = 15 * 60_000;

/** The user whom a name and application password identify; undefined if they are wrong. */
export async function verifyApplicationPassword(
  services: Services,
  name: string,
  password: string,
  recall: Recall = readAnew,
): Promise<(Actor & { kind: 'user' }) | undefined> {
  const given = Buffer.from(applicationPasswordHash(password));
  const candidates = await recallRows(recall, services.database, applicationPasswordsOf(services.database, name));
  // All are compared, so that the time does not reveal which one came close.
  const matches = candidates.filter(candidate => timingSafeEqual(given, Buffer.from(candidate.secret_hash)));
  const [match] = matches;
  if (!match) return undefined;
  const now = services.clock.now();
  if (now - (match.last_used_at ?? 0) > LAST_USED_GRAIN_MS) {
    await services.troubles.orDoWithout(markApplicationPasswordUsed(services.database, match.password_id, now));
  }
  const { id, name: userName, role, password_id: applicationPassword } = match;
  return { kind: 'user', id, name: userName, role, applicationPassword };
}
