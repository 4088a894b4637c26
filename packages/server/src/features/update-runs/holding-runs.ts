import { counted } from '../../kernel/text/counted.ts';
import type { Database } from '../../ports/database/port.ts';
import { type RunState, runStateOf } from './run.views.ts';
import { type RunTarget, selectHoldingRuns } from './start/run-target.store.ts';
import { haltView, type RunHalt } from './waves/run-halt.ts';

/** A run that is already updating requested sites. */
export interface HoldingRun {
  readonly job_id: string;
  readonly state: RunState;
  /** decision: it is halted until somebody resumes or abandons it. sites: it continues by itself. */
  readonly waits_for: 'decision' | 'sites';
  readonly halt_reason: string | null;
  readonly halt: RunHalt | null;
  readonly sites: number;
  readonly started_at: number;
}

/** The runs that hold sites of a target: first those that wait for a decision, then the newest. */
export async function runsHolding(database: Database, target: RunTarget): Promise<HoldingRun[]> {
  const runs = await selectHoldingRuns(database, target);
  const holders = runs.map(({ created_at, ...run }): HoldingRun => {
    const state = runStateOf(run);
    const waits_for = state === 'halted' ? 'decision' : 'sites';
    const { job_id, sites } = run;
    return { job_id, state, waits_for, ...haltView(run), sites, started_at: created_at };
  });
  const place = ({ waits_for }: HoldingRun) => (waits_for === 'decision' ? 0 : 1);
  return holders.sort((a, b) => place(a) - place(b) || b.started_at - a.started_at);
}

/** Names the runs in words, and says what to do. It is the sites that they hold, whatever is to be updated there. */
export function heldMessage([first, ...others]: readonly HoldingRun[]): string {
  if (!first) return 'Another update run held the site a moment ago. Try again.';
  const { job_id, sites, waits_for } = first;
  const held = sites === 1 ? 'The site is' : `${sites} sites are`;
  const hold = others.length === 1 ? 'holds' : 'hold';
  const more = others.length > 0 ? ` ${counted(others.length, 'more run')} also ${hold} sites.` : '';
  return waits_for === 'decision'
    ? `${held} already in update run ${job_id}, which is halted. Resume or abandon that run first.${more}`
    : `${held} already in update run ${job_id}. Wait until it ends, or abandon it.${more}`;
}
