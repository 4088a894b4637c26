import { type SqlBool, sql } from 'kysely';
import type { Ctx } from '../../kernel/context.ts';
import { inScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { isoInstant, isoInstantOrNull } from '../../kernel/text/instants.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { UPDATE_TYPES, type UpdateType } from '../updates/index.ts';
import type { RunRow } from './run.store.ts';
import type { RunItemState } from './run-item.ts';
import type { Strategy } from './strategy.ts';
import { haltView } from './waves/run-halt.ts';

export const RUN_STATES = ['preparing', 'running', 'halted', 'finished', 'abandoned'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** A run as it is read: with the state of its job, which may have been canceled or timed out. */
export type KnownRun = RunRow & {
  status: string;
  total: number;
  requested_by: string;
  completed_at: number | null;
  window_name: string | null;
};

export const selectRuns = (db: Queryable) =>
  db
    .selectFrom('update_runs as run')
    .innerJoin('jobs as job', 'job.id', 'run.job_id')
    .leftJoin('update_windows as window', 'window.id', 'run.window_id')
    .selectAll('run')
    .select(['job.status', 'job.total', 'job.requested_by', 'job.completed_at', 'window.name as window_name']);

export function runStateOf({ state, status }: Pick<KnownRun, 'state' | 'status'>): RunState {
  const ended = status === 'canceled' || status === 'failed';
  return ended && state !== 'finished' ? 'abandoned' : (state as RunState);
}

/** The same as a condition over `RUNS`. */
export const runIsInState = (state: RunState) => sql<SqlBool>`case
  when job.status in ('canceled', 'failed') and run.state <> 'finished' then 'abandoned' else run.state end = ${state}`;

/** The job of the run has ended, in whichever way. */
export function runHasEnded({ status }: Pick<KnownRun, 'status'>): boolean {
  return status !== 'queued' && status !== 'processing';
}

/** Items of these runs by displayed state: from an index alone, because a run may have hundreds of thousands. */
export async function countRunItemStates(
  db: Queryable,
  runs: readonly Pick<KnownRun, 'job_id' | 'status'>[],
  scope: SiteScope = {},
): Promise<Map<string, Partial<Record<RunItemState, number>>>> {
  const counts = new Map(runs.map(({ job_id }) => [job_id, {} as Partial<Record<RunItemState, number>>]));
  for (const run of runs) {
    const { job_id } = run;
    const rows = await db
      .selectFrom('update_run_items')
      .select(eb => ['state', eb.fn.countAll<number>().as('count')])
      .where('job_id', '=', job_id)
      .$if(isScoped(scope), q => q.where(inScope('site_id', scope)))
      .groupBy('state')
      .execute();
    const of = counts.get(job_id) ?? {};
    for (const { state, count } of rows) {
      const shown = state === 'pending' && runHasEnded(run) ? 'skipped' : (state as RunItemState);
      of[shown] = (of[shown] ?? 0) + count;
    }
  }
  return counts;
}

/** A run with its counts, as returned to callers. */
export async function countedView(db: Queryable, run: KnownRun, scope: SiteScope = {}) {
  const [shown = run] = await narrowRuns(db, [run], scope);
  return runView(shown, (await countRunItemStates(db, [run], scope)).get(run.job_id));
}

/** Runs with the number of their sites in a scope. */
export async function narrowRuns<Run extends KnownRun>(
  db: Queryable,
  runs: readonly Run[],
  scope: SiteScope,
): Promise<Run[]> {
  if (!isScoped(scope) || runs.length === 0) return [...runs];
  const rows = await db
    .selectFrom('update_run_sites')
    .select(['job_id', eb => eb.fn.countAll<number>().as('sites')])
    .where(
      'job_id',
      'in',
      runs.map(({ job_id }) => job_id),
    )
    .where(inScope('site_id', scope))
    .groupBy('job_id')
    .execute();
  const sites = new Map(rows.map(row => [row.job_id, Number(row.sites)]));
  return runs.map(run => ({ ...run, total: sites.get(run.job_id) ?? 0 }));
}

export function runView(run: KnownRun, counts: Partial<Record<RunItemState, number>> = {}) {
  const items = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    job_id: run.job_id,
    state: runStateOf(run),
    scope: run.scope as 'fleet' | 'sites',
    types: (JSON.parse(run.types_json) as UpdateType[]).map(type => UPDATE_TYPES[type]),
    slugs: run.slugs_json === null ? null : (JSON.parse(run.slugs_json) as string[]),
    strategy: run.strategy_json === null ? null : (JSON.parse(run.strategy_json) as Strategy),
    min_age_days: run.min_age_days,
    wave: run.wave,
    ...haltView(run),
    started_at: isoInstant(run.created_at),
    started_by: run.requested_by,
    window: run.window_name,
    ended_at: isoInstantOrNull(run.completed_at),
    closes_at: isoInstantOrNull(run.closes_at),
    sites: run.total,
    items,
    counts,
  };
}

/** The result of a run, as its job shows it. */
export async function runResult(ctx: Ctx, jobId: string): Promise<object> {
  const { db } = ctx.database;
  const run = await selectRuns(db).where('run.job_id', '=', jobId).executeTakeFirst();
  if (!run) return {};
  const { state, wave, halt_reason, halt, items, counts } = await countedView(db, run);
  return { state, wave, halt_reason, halt, items, ...counts };
}
