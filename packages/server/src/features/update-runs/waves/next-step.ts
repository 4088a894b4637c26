import type { Strategy } from '../strategy.ts';
import type { RunHalt } from './run-halt.ts';

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
  | { readonly do: 'halt'; readonly halt: RunHalt }
  | { readonly do: 'next'; readonly sites: number };

/** Whether the run halts after such a wave. */
export function tooManyFailed({ failure_threshold_percent }: Strategy, { sites, bad, untouched }: WaveResult): boolean {
  return bad > 0 && (bad / (sites - untouched)) * 100 > failure_threshold_percent;
}

/**
 * @param left Sites not handed out yet. @param total All sites of the run.
 * @param last The wave just done; undefined before the first. @param chosen Sites of the run that are to be the first.
 */
export function nextStep(
  given: Strategy | undefined,
  { total, left, last, chosen = 0 }: { total: number; left: number; last?: WaveResult; chosen?: number },
): NextStep {
  if (left === 0) return { do: 'finish' };
  if (given === undefined) return { do: 'next', sites: left };
  const canary = chosen > 0 ? chosen : Math.max(1, Math.ceil((total * given.canary_percent) / 100));
  if (last === undefined) return { do: 'next', sites: Math.min(left, canary) };
  const tried = last.sites - last.untouched;
  if (tooManyFailed(given, last)) {
    return { do: 'halt', halt: { code: 'sites_failed', failed: last.bad, attempted: tried } };
  }
  // A wave without any attempt proves nothing: the next is no larger.
  const sites = tried === 0 ? last.sites : Math.ceil(last.sites * given.growth);
  return { do: 'next', sites: Math.min(left, Math.max(canary, sites)) };
}

/** Sites of each wave that is still to come, if no wave halts the run. @param halted After the last wave: see resume. */
export function wavesToCome(
  given: Strategy | undefined,
  {
    total,
    left,
    last,
    chosen,
    halted,
  }: { total: number; left: number; last?: number; chosen?: number; halted?: boolean },
): number[] {
  const waves: number[] = [];
  let open = left;
  let before = last;
  while (open > 0 && waves.length < MOST_WAVES) {
    const untouched = halted && waves.length === 0 ? (before ?? 0) : 0;
    const known = before === undefined ? {} : { last: { sites: before, bad: 0, untouched } };
    const step = nextStep(given, { total, left: open, ...known, ...(chosen === undefined ? {} : { chosen }) });
    if (step.do !== 'next') break;
    waves.push(step.sites);
    before = step.sites;
    open -= step.sites;
  }
  return waves;
}

/** More are not listed; only a run that hardly grows has as many. */
const MOST_WAVES = 100;
