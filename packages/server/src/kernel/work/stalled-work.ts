import type { Backlog } from '../../ports/job-queue/port.ts';

/** A worker looks for work twice a second; one that died is restarted within half a minute. */
const NOTICED_MS = 2 * 60_000;

/** For how many minutes, two or more, due work has waited while no process works on any; undefined if that is not so. */
export function stalledMinutes({ waitingMs = 0, inHand }: Backlog): number | undefined {
  return inHand > 0 || waitingMs < NOTICED_MS ? undefined : Math.floor(waitingMs / 60_000);
}
