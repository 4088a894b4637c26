import type { FaultKind } from '@sitekeeper/protocol';

const MINUTE = 60_000;

/** What follows from the end of a sync. Decided here and nowhere else. */
export interface SyncDecision {
  /** ok: the report is stored. refuse: the site doesn't accept us any more. keep: the state stays as it is. */
  readonly site: 'ok' | 'refuse' | 'keep';
  /** ms until the next scheduled sync; undefined = at the site's usual time. */
  readonly nextInMs?: number;
  /** A job tries this site again after so many ms, before it gives its final result. */
  readonly retryInMs?: number;
}

/** A connector that answers nothing this many times in a row is taken as gone. */
const CONNECTOR_GONE_AFTER = 3;
const MAINTENANCE_RETRY_MS = 45_000;

/**
 * @param fault Kind of failure, undefined after success.
 * @param failedBefore Syncs that failed in a row before this one.
 * @param intervalMs The usual time between two scheduled syncs.
 */
export function afterSync(fault: FaultKind | undefined, failedBefore: number, intervalMs: number): SyncDecision {
  if (fault === undefined) return { site: 'ok' };
  const backOff = Math.min(intervalMs, 15 * MINUTE * 2 ** Math.min(failedBefore, 10));
  switch (fault) {
    case 'disconnected':
    case 'admin_gone':
      return { site: 'refuse' };
    case 'no_connector':
      return { site: failedBefore + 1 >= CONNECTOR_GONE_AFTER ? 'refuse' : 'keep', nextInMs: backOff };
    case 'maintenance':
      return { site: 'keep', nextInMs: backOff, retryInMs: MAINTENANCE_RETRY_MS };
    default:
      return { site: 'keep', nextInMs: backOff };
  }
}

const GOLDEN = 0.6180339887498949;

/**
 * The site's next usual sync: each site has its own moment within the interval, evenly spread over the ids, so that
 * the fleet is never asked all at once. At least a quarter of the interval away.
 * @returns ms epoch.
 */
export function nextUsualSync(siteId: number, now: number, intervalMs: number): number {
  if (intervalMs === 0) return now + 365 * 24 * 60 * MINUTE;
  const phase = Math.floor(((siteId * GOLDEN) % 1) * intervalMs);
  const earliest = now + intervalMs / 4;
  return Math.ceil((earliest - phase) / intervalMs) * intervalMs + phase;
}
