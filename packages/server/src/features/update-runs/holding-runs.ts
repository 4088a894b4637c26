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

/** Names the runs in words, and says what to do. */
export function heldMessage([first, ...others]: readonly HoldingRun[]): string {
  if (!first) return 'Another run is already installing these updates. Wait until it has ended.';
  const more =
    others.length > 0 ? ` ${others.length} more ${others.length === 1 ? 'run has' : 'runs have'} some too.` : '';
  return first.waits_for === 'decision'
    ? `These updates are already in run ${first.job_id}, which is halted. Resume or abandon that run first.${more}`
    : `These updates are already in run ${first.job_id}. Wait until it ends, or abandon it.${more}`;
}
