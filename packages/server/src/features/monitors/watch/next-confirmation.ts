const PAUSES_MS = [3000, 5000, 8000, 8000, 8000];

interface Attempts {
  /** Checks that failed so far. */
  readonly failed: number;
  /** Milliseconds since the first of them began. */
  readonly elapsedMs: number;
  /** Of the site's settings. */
  readonly confirmations: number;
  readonly intervalMs: number;
}

/**
 * How long to wait before the next confirming check; undefined when enough have failed. The first confirmation is always
 * made. Further ones end with the interval, so that a site that hangs is told within two intervals.
 */
export function nextConfirmation({ failed, elapsedMs, confirmations, intervalMs }: Attempts): number | undefined {
  const made = failed - 1;
  const pause = PAUSES_MS[made] ?? 8000;
  if (made >= Math.max(1, confirmations)) return undefined;
  if (made > 0 && elapsedMs + pause > intervalMs * 0.7) return undefined;
  return pause;
}
