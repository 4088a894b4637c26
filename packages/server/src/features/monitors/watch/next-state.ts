import type { CheckFault } from './check-fault.ts';

export const WATCHED_STATUSES = ['pending', 'up', 'down', 'unknown'] as const;
/** pending: not checked yet. unknown: the last check failed, but that may not be the site's fault. */
export type WatchedStatus = (typeof WATCHED_STATUSES)[number];

/** What a check came to, confirmations included. */
export interface CheckVerdict {
  readonly siteId: number;
  /** When the first check began, ms epoch. */
  readonly at: number;
  /** When the last one ended. */
  readonly endedAt: number;
  /** unwatched: it failed while the site was in work or our own network was broken, or was not made: it says nothing. */
  readonly result: 'up' | 'down' | 'unwatched';
  /** Why it says nothing: a change or an update was being made on the site. */
  readonly inWork?: true;
  /** Of the last check; null: no answer. */
  readonly statusCode: number | null;
  readonly responseMs: number | null;
  readonly fault?: CheckFault | undefined;
  readonly reason?: string | undefined;
  /** Checks that were made. */
  readonly checks: number;
  /** Address that was asked, '' if the name wasn't found. */
  readonly address: string;
  readonly url: string;
  /** Seconds that it stands for. */
  readonly everySeconds: number;
}

interface Before {
  readonly status: WatchedStatus;
  readonly checkedAt: number | null;
}

export interface NextState {
  readonly status: WatchedStatus;
  /** An incident begins or ends with this verdict. */
  readonly incident: 'opens' | 'goes on' | 'ends' | 'none';
}

/** What a verdict makes of the state of a site; undefined for one that a later one has overtaken. */
export function nextState(
  before: Before,
  { result, at, inWork }: Pick<CheckVerdict, 'result' | 'at' | 'inWork'>,
): NextState | undefined {
  if (before.checkedAt !== null && at < before.checkedAt) return undefined;
  const wasDown = before.status === 'down';
  if (result === 'unwatched') return { status: wasDown || inWork ? before.status : 'unknown', incident: 'none' };
  if (result === 'up') return { status: 'up', incident: wasDown ? 'ends' : 'none' };
  return { status: 'down', incident: wasDown ? 'goes on' : 'opens' };
}
