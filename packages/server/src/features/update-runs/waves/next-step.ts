import type { Strategy } from '../strategy.ts';

/** A wave whose sites are all done. */
export interface WaveResult {
  readonly sites: number;
  /** Sites with a failed update or a broken front page. */
  readonly bad: number;
  /** Sites where nothing was attempted (unreachable, up to date): they say nothing about the updates. */
  readonly untouched: number;
}

/** The next step after a wave, or before the first. */
export type NextStep =
  | { readonly do: 'finish' }
  | { readonly do: 'halt'; readonly reason: string }
  | { readonly do: 'next'; readonly sites: number };

function haltReason(bad: number, tried: number): string {
  if (tried === 1) return 'The only site attempted in this wave failed.';
  return `${bad} of the ${tried} sites attempted in this wave failed.`;
}

/**
 * @param left Sites not handed out yet. @param total All sites of the run.
 * @param last The wave just done; undefined before the first.
 */
export function nextStep(
  given: Strategy | undefined,
  { total, left, last }: { total: number; left: number; last?: WaveResult },
): NextStep {
  if (left === 0) return { do: 'finish' };
  if (given === undefined) return { do: 'next', sites: left };
  const canary = Math.max(1, Math.ceil((total * given.canary_percent) / 100));
  if (last === undefined) return { do: 'next', sites: Math.min(left, canary) };
  const tried = last.sites - last.untouched;
  if (last.bad > 0 && (last.bad / tried) * 100 > given.failure_threshold_percent) {
    return { do: 'halt', reason: haltReason(last.bad, tried) };
  }
  // A wave without any attempt proves nothing: the next is no larger.
  const sites = tried === 0 ? last.sites : Math.ceil(last.sites * given.growth);
  return { do: 'next', sites: Math.min(left, Math.max(canary, sites)) };
}
