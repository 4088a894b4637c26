import type { Actor, Services } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { markSessionSeen, type SessionBounds, selectLiveSessionIds, selectSessionByHash } from './session.store.ts';
import { SEEN_GRAIN_MS, sessionTokenHash } from './session.ts';

export function sessionBoundsOf({ clock, settings }: Pick<Services, 'clock' | 'settings'>): SessionBounds {
  const now = clock.now();
  return { now, seenAfter: now - settings.sessionIdleHours * HOUR_MS };
}

/**
 * The user of a browser's session token; undefined if it is invalid.
 * @param again For a request that has been counted as use of the session: it is idle since that began.
 */
export async function verifySession(services: Services, token: string, again = false): Promise<Actor | undefined> {
  const { db } = services.database;
  const bounds = sessionBoundsOf(services);
  const session = await selectSessionByHash(db, sessionTokenHash(token), bounds);
  if (!session) return undefined;
  if (!again && bounds.now - session.seen_at > SEEN_GRAIN_MS) {
    await services.troubles.orDoWithout(markSessionSeen(services.database, session.id, bounds.now));
  }
  const { id, user_id, name, role, proved_at: provedAt } = session;
  return { kind: 'user', id: user_id, name, role, session: id, provedAt };
}

/** The sessions that have not ended. */
export function liveSessionIds(services: Services, ids: readonly number[]): Promise<Set<number>> {
  return selectLiveSessionIds(services.database.db, ids, sessionBoundsOf(services));
}
