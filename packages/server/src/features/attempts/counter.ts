/** How often something has happened since a time. */
export interface Count {
  readonly count: number;
  readonly since: number;
}

/** What is counted, and how often it may happen within a window. */
export interface Limit {
  /** The kind of count, e.g. `password.address`. Each has its own limit of rows in the store. */
  readonly scope: string;
  readonly most: number;
  readonly windowMs: number;
}

/** One thing that is counted: `subject` is an address, a name or an id. */
export interface Counted extends Limit {
  readonly subject: string;
}

/**
 * Whether the window of a count has not ended. A count dated in the future is valid for one window at most: clocks of
 * two servers differ a little, and a clock that leapt back must not lock anybody out for a year.
 */
export function isCurrent({ since }: Pick<Count, 'since'>, now: number, windowMs: number): boolean {
  return since > now - windowMs && since <= now + windowMs;
}

/** Milliseconds until the window of a count ends. */
export function leftMs({ since }: Pick<Count, 'since'>, now: number, windowMs: number): number {
  return Math.min(windowMs, Math.max(1, since + windowMs - now));
}
