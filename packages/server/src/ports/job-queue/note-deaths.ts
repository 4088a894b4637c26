import { sql } from 'kysely';
import type { Queryable } from '../database/port.ts';
import { SUSPECT_WAITS_MS } from './port.ts';

/**
 * Notes at messages that the process died that had them. It counts as a death over the message only where nothing else
 * was in hand.
 */
export function noteDeaths(db: Queryable, now: number) {
  return db.updateTable('queue_messages').set(eb => ({
    blamed: eb.ref('holder'),
    holder: '',
    lease_until: 0,
    alone: 0,
    suspicion: eb('suspicion', '+', 1),
    deaths: eb('deaths', '+', eb.ref('alone')),
    run_at: sql<number>`case when suspicion > 0 then ${now + SUSPECT_WAITS_MS} else run_at end`,
  }));
}

/** The same for those whose lease has ended, unless it was this holder that was too slow to prolong it. */
export function noteLeftBehind(db: Queryable, now: number, holder: string) {
  return noteDeaths(db, now).where('lease_until', '>', 0).where('lease_until', '<=', now).where('holder', '!=', holder);
}
