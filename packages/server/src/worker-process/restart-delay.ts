const FIRST_MS = 500;
const MOST_MS = 30_000;
/** A process that lived for this long did not die of the same cause as the previous one. */
const HEALTHY_MS = 60_000;

/**
 * How long to wait before the next worker process is started. This never ends: what kills the process may be set aside,
 * and a full disk may have room again.
 * @param before The wait before the one that ended; 0: it was the first.
 * @param livedMs How long that one lived.
 */
export function restartDelay(before: number, livedMs: number): number {
  if (before === 0 || livedMs >= HEALTHY_MS) return FIRST_MS;
  return Math.min(MOST_MS, before * 2);
}
