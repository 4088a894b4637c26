import type { Trx } from '../../../ports/database/port.ts';
import { emitEvents, type NewEvent } from '../../events/index.ts';
import { foundEvent, unwatchedEvent } from '../match/finding-events.ts';
import type { FoundHole } from '../match/match-items.ts';

/** Of one statement: a record may be found on thousands of sites. */
const EVENTS_AT_ONCE = 1000;

/** Ends the alarms of what is ignored from now on. */
export function tellIgnored(trx: Trx, findings: readonly FoundHole[], now: number): Promise<void> {
  return emit(trx, findings.map(unwatchedEvent), now);
}

/** What was ignored counts again: it is told as if it had just been found. */
export function tellCountsAgain(trx: Trx, findings: readonly FoundHole[], now: number): Promise<void> {
  return emit(trx, findings.map(foundEvent), now);
}

async function emit(trx: Trx, events: readonly NewEvent[], now: number): Promise<void> {
  for (let from = 0; from < events.length; from += EVENTS_AT_ONCE) {
    await emitEvents(trx, events.slice(from, from + EVENTS_AT_ONCE), new Date(now));
  }
}
