/** How often something happened since an instant. */
export interface Count {
  readonly count: number;
  readonly since: number;
}

/** What is counted, and how often it may happen in how long. */
export interface Limit {
  /** Kind of what is counted, e.g. `password.address`. Each has room of its own in the store. */
  readonly scope: string;
  readonly most: number;
  readonly windowMs: number;
}

/** One thing that is counted: `subject` is an address, a name or an id. */
export interface Counted extends Limit {
  readonly subject: string;
}

/**
 * Whether a count still counts. One that began ahead of the clock does so for no longer than its window: clocks of two
 * servers differ a little, and a clock that leapt back must not lock anybody out for a year.
 */
export function isCurrent({ since }: Pick<Count, 'since'>, now: number, windowMs: number): boolean {
  return since > now - windowMs && since <= now + windowMs;
}

/** Milliseconds until the window of a count that still counts is over. */
export function leftMs({ since }: Pick<Count, 'since'>, now: number, windowMs: number): number {
  return Math.min(windowMs, Math.max(1, since + windowMs - now));
}
