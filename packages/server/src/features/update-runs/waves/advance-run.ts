import { appendAudit, auditOrigin } from '../../../kernel/audit/audit.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { leftOpen } from '../../../kernel/work/job.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { emitEvents } from '../../events/index.ts';
import { endJob, handOut, jobHasEnded, setHalted, setSentUnknown } from '../../jobs/index.ts';
import {
  countChosenSites,
  endWave,
  fillWave,
  hasClosed,
  lockRun,
  type RunProgress,
  type RunRow,
  selectRunProgress,
  selectRunTotals,
  updateRunRow,
} from '../run.store.ts';
import { selectSitesUpdated } from '../run-items.store.ts';
import type { Strategy } from '../strategy.ts';
import { nextStep } from './next-step.ts';
import { haltColumns, haltSentence } from './run-halt.ts';

/**
 * Once the current wave is done: hands out the next one, halts the run, or ends it, in the transaction that stores the
 * wave's last result.
 * @returns false while sites of the wave are under way: whoever stores the last of their results goes on.
 */
export async function advanceRun(trx: Trx, ctx: Ctx, jobId: string): Promise<boolean> {
  const run = await lockRun(trx, jobId);
  if (run?.state !== 'running' || (await jobHasEnded(trx, jobId))) return true;
  const progress = await selectRunProgress(trx, jobId, run.wave);
  if (progress.underWay > 0) return false;
  await endWave(trx, run, ctx.clock.now());
  await takeNextStep(trx, ctx, run, progress);
  return true;
}

async function takeNextStep(trx: Trx, ctx: Ctx, run: RunRow, { total, left, last }: RunProgress): Promise<void> {
  const jobId = run.job_id;
  const strategy = strategyOfRun(run);
  const chosen = await countChosenSites(trx, jobId, strategy?.first_site_ids ?? []);
  const step = nextStep(strategy, { total, left, chosen, ...(run.wave === 0 ? {} : { last }) });
  if (step.do === 'finish') {
    await updateRunRow(trx, jobId, { state: 'finished' });
    await emitRunFinished(trx, ctx, jobId, 'completed');
  } else if (step.do === 'halt') {
    await updateRunRow(trx, jobId, { state: 'halted', ...haltColumns(step.halt) });
    await setHalted(trx, jobId, true);
    const { failed } = await selectRunTotals(trx, jobId);
    const told = { run_id: jobId, reason: haltSentence(step.halt), sites: total, failed };
    await emitEvents(trx, [{ type: 'run.halted', data: told }], new Date(ctx.clock.now()));
    const audit = { action: 'updates.halted', subject: `job:${jobId}`, detail: { wave: run.wave, ...last } };
    await appendAudit(trx, ctx, auditOrigin(ctx), [audit]);
  } else if (hasClosed(run, ctx.clock.now())) {
    await closeWindow(trx, ctx, run);
  } else {
    await sendWave(trx, ctx, run, step.sites);
  }
}

export async function sendWave(trx: Trx, ctx: Ctx, run: RunRow, sites: number): Promise<void> {
  const wave = run.wave + 1;
  const first = wave === 1 ? strategyOfRun(run)?.first_site_ids : undefined;
  const ids = await fillWave(trx, { jobId: run.job_id, wave, now: ctx.clock.now() }, sites, first);
  await updateRunRow(trx, run.job_id, { state: 'running', wave, ...haltColumns(null) });
  if (run.state === 'halted') await setHalted(trx, run.job_id, false);
  await handOut(trx, ctx, run.job_id, ids);
}

const strategyOfRun = ({ strategy_json }: RunRow) =>
  strategy_json === null ? undefined : (JSON.parse(strategy_json) as Strategy);

/** What waits for a decision about a run whose job has ended is over. One that was never started has nothing to tell. */
export async function abandonRun(trx: Trx, services: Pick<Ctx, 'clock'>, jobId: string): Promise<void> {
  const run = await lockRun(trx, jobId);
  if (run?.state !== 'running' && run?.state !== 'halted') return;
  await endAbandoned(trx, services, jobId);
}

const LEFT_OPEN = leftOpen('whether the site was updated', 'The run shows what came of each update.');

/** Of a run whose job has just ended. */
export async function endAbandoned(trx: Trx, services: Pick<Ctx, 'clock'>, jobId: string): Promise<void> {
  await setSentUnknown(trx, jobId, selectSitesUpdated(trx, jobId), LEFT_OPEN);
  await updateRunRow(trx, jobId, { state: 'abandoned' });
  await emitRunFinished(trx, services, jobId, 'abandoned');
}

/** Tells that a run has ended, which also closes its alarm if it had halted. */
export async function emitRunFinished(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  run_id: string,
  outcome: 'completed' | 'abandoned',
): Promise<void> {
  const data = { run_id, outcome, ...(await selectRunTotals(trx, run_id)) };
  await emitEvents(trx, [{ type: 'run.finished', data }], new Date(ctx.clock.now()));
}

async function closeWindow(trx: Trx, ctx: Ctx, { job_id }: RunRow): Promise<void> {
  await updateRunRow(trx, job_id, { state: 'finished', ...haltColumns({ code: 'window_closed' }) });
  const end = { status: 'canceled', timedOut: false, code: 'canceled', message: 'The window closed before its turn.' };
  await endJob(trx, job_id, { ...end, status: 'canceled' }, ctx.clock.now());
  await emitRunFinished(trx, ctx, job_id, 'completed');
}
