import { appendAudit, auditOrigin } from '../../../kernel/audit/audit.ts';
import type { Ctx } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { endJob, handOut, jobHasEnded, setHalted } from '../../jobs/index.ts';
import { fillWave, lockRun, type RunRow, selectRunProgress, updateRunRow } from '../run.store.ts';
import type { Strategy } from '../strategy.ts';
import { nextStep } from './next-step.ts';

/**
 * Once the current wave is done: hands out the next one, halts the run, or ends it, in the transaction that stores the
 * wave's last result.
 */
export async function advanceRun(trx: Trx, ctx: Ctx, jobId: string): Promise<void> {
  const run = await lockRun(trx, jobId);
  if (run?.state !== 'running' || (await jobHasEnded(trx, jobId))) return;
  const { total, left, underWay, last } = await selectRunProgress(trx, jobId, run.wave);
  if (underWay > 0) return;
  if (left > 0 && run.closes_at !== null && ctx.clock.now() >= run.closes_at) return closeWindow(trx, ctx, run);
  const strategy = run.strategy_json === null ? undefined : (JSON.parse(run.strategy_json) as Strategy);
  const step = nextStep(strategy, { total, left, ...(run.wave === 0 ? {} : { last }) });
  if (step.do === 'finish') {
    await updateRunRow(trx, jobId, { state: 'finished' });
  } else if (step.do === 'halt') {
    await updateRunRow(trx, jobId, { state: 'halted', halt_reason: step.reason });
    await setHalted(trx, jobId, true);
    const audit = { action: 'updates.halted', subject: `job:${jobId}`, detail: { wave: run.wave, ...last } };
    await appendAudit(trx, ctx, auditOrigin(ctx), [audit]);
  } else {
    await sendWave(trx, ctx, run, step.sites);
  }
}

export async function sendWave(trx: Trx, ctx: Ctx, run: RunRow, sites: number): Promise<void> {
  const wave = run.wave + 1;
  const ids = await fillWave(trx, run.job_id, wave, sites);
  await updateRunRow(trx, run.job_id, { state: 'running', wave, halt_reason: null });
  if (run.state === 'halted') await setHalted(trx, run.job_id, false);
  await handOut(trx, ctx, run.job_id, ids);
}

async function closeWindow(trx: Trx, ctx: Ctx, { job_id }: RunRow): Promise<void> {
  await updateRunRow(trx, job_id, {
    state: 'finished',
    halt_reason: 'The window closed before all sites were updated.',
  });
  const end = { status: 'canceled', timedOut: false, code: 'canceled', message: 'The window closed before its turn.' };
  await endJob(trx, job_id, { ...end, status: 'canceled' }, ctx.clock.now());
}
