import { HOUR_MS, MINUTE_MS } from '../../../kernel/time/durations.ts';
import { isCrowdedOut, type SiteFailure } from '../site-failure.ts';

/** Proofs in a row that no connector runs on a site. */
export interface Missing {
  readonly count: number;
  /** ms epoch of the last one that counted. */
  readonly at: number | null;
}

/** The consequences of the result of a sync. They are decided only here. */
export interface SyncDecision {
  /**
   * ok: the report is stored. refusal: the site no longer accepts us. missing_connector: the connector is considered
   * gone. keep: the state stays as it is.
   */
  readonly site: 'ok' | 'refusal' | 'missing_connector' | 'keep';
  /** ms until the site is asked again; undefined = at its usual time. */
  readonly nextInMs?: number;
  readonly missing: Missing;
}

/** What is known from before the sync. */
export interface SyncPast {
  /** Syncs that failed in a row before this one. */
  readonly failedBefore: number;
  readonly missing: Missing;
  /** ms epoch. */
  readonly now: number;
}

type Failure = Pick<SiteFailure, 'kind' | 'detail' | 'retryAfterMs'> & Partial<Pick<SiteFailure, 'code'>>;

/** Failures for which the reason may be how much the site was asked for. */
export const PERHAPS_TOO_MUCH: ReadonlySet<string> = new Set(['timeout', 'site_error', 'too_large']);

const NOTHING_MISSING: Missing = { count: 0, at: null };
/** The proofs required to consider the connector gone, … */
const CONNECTOR_GONE_AFTER = 3;
/** … each this long after the previous one: a problem that resolves itself within minutes must not count twice. */
const PROOFS_APART_MS = 10 * MINUTE_MS;
/** A site whose sync killed this server is asked again after this time, however short the interval is. */
const AFTER_SET_ASIDE_MS = 24 * HOUR_MS;
const RETRY_MS = { least: 45_000, most: 2 * MINUTE_MS };

/**
 * @param failure undefined after success.
 * @param intervalMs The usual time between two scheduled syncs.
 */
export function afterSync(failure: Failure | undefined, past: SyncPast, intervalMs: number): SyncDecision {
  if (failure === undefined) return { site: 'ok', missing: NOTHING_MISSING };
  if (failure.kind === 'disconnected' || failure.kind === 'admin_gone') {
    return { site: 'refusal', missing: NOTHING_MISSING };
  }
  if (failure.code === 'set_aside') return { site: 'keep', missing: past.missing, nextInMs: AFTER_SET_ASIDE_MS };
  const missing = failure.detail === 'connector_missing' ? oneMore(past) : NOTHING_MISSING;
  if (missing.count >= CONNECTOR_GONE_AFTER) {
    return { site: 'missing_connector', missing, nextInMs: untilNextLook(0) };
  }
  const backOff = 15 * MINUTE_MS * 2 ** Math.min(past.failedBefore, 10);
  return { site: 'keep', missing, nextInMs: Math.min(intervalMs, Math.max(backOff, failure.retryAfterMs ?? 0)) };
}

function oneMore({ missing, now }: SyncPast): Missing {
  if (missing.at !== null && now - missing.at < PROOFS_APART_MS) return missing;
  return { count: missing.count + 1, at: now };
}

/** After how long a job tries the site again before it gives its final result; undefined when it doesn't. */
export function retryInMs(failure: Failure): number | undefined {
  if (failure.kind !== 'maintenance' && !isCrowdedOut(failure)) return undefined;
  return Math.min(Math.max(failure.retryAfterMs ?? 0, RETRY_MS.least), RETRY_MS.most);
}

/** ms until a site without connector is checked again: hourly on the first day, daily after that. */
export function untilNextLook(disconnectedForMs: number): number {
  return disconnectedForMs < 24 * HOUR_MS ? HOUR_MS : 24 * HOUR_MS;
}

const GOLDEN = 0.6180339887498949;

/**
 * The site's next usual sync: each site has its own moment within the interval, evenly spread over the ids, so that the
 * fleet is never asked all at once. It is at least a quarter of the interval away.
 * @returns ms epoch.
 */
export function nextUsualSync(siteId: number, now: number, intervalMs: number): number {
  if (intervalMs === 0) return now + 365 * 24 * 60 * MINUTE_MS;
  const phase = Math.floor(((siteId * GOLDEN) % 1) * intervalMs);
  const earliest = now + intervalMs / 4;
  return Math.ceil((earliest - phase) / intervalMs) * intervalMs + phase;
}
