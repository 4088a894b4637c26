import { setTimeout as wait } from 'node:timers/promises';
import type { CliSession } from './cli-session.ts';
import { INTERRUPTED } from './io.ts';
import { isFinalStatus, type JobStatusAnswer, jobWentWell } from './job-status.ts';
import { progressDisplayOn } from './progress-display.ts';
import type { Terminal } from './terminal.ts';
import { quantityOf, textTable } from './text-table.ts';

const LOOK_EVERY_MS = 300;
const ERRORS_SHOWN = 20;

/**
 * Follows a job until it ends, waits for a decision, or Ctrl-C. If no server works on jobs (an embedded store allows
 * one process to), this process does meanwhile.
 */
export async function followJobToEnd(session: CliSession, jobId: string, terminal: Terminal): Promise<JobStatusAnswer> {
  const interruption = terminal.io.interruption();
  const progress = progressDisplayOn(terminal);
  let job = await readJob(session, jobId);
  if (!isFinalStatus(job) && session.app.services.settings.worker) session.app.startWorker();
  while (!isFinalStatus(job) && !job.halted && !interruption.aborted) {
    progress.show(job);
    await wait(LOOK_EVERY_MS, undefined, { signal: interruption }).catch(() => {});
    job = await readJob(session, jobId);
  }
  progress.end();
  return job;
}

export function readJob(session: CliSession, jobId: string): Promise<JobStatusAnswer> {
  return session.run<JobStatusAnswer>('get-batch-job-status-v1', { job_id: jobId });
}

/** Prints the current state of a job. Returns the exit code for following it. */
export function reportJob(job: JobStatusAnswer, terminal: Terminal): number {
  terminal.result(job, describeJob(job));
  if (isFinalStatus(job)) return jobWentWell(job) ? 0 : 1;
  if (job.halted) {
    terminal.note('The update run is halted because too much failed. Resume or abandon it on its page under Updates.');
    return 1;
  }
  terminal.note(
    `The job continues while a server is running. To follow it again: sitekeeper jobs show ${job.job_id} --watch`,
  );
  return INTERRUPTED;
}

export function describeJob(job: JobStatusAnswer): string {
  const time = job.completed_at ?? job.started_at;
  const facts = [
    `${job.job_id}: ${stateOf(job)}${time ? `, ${time}` : ''}`,
    `${quantityOf(job.total, 'site')}: ${countsOf(job)}`,
  ];
  if (job.errors.length === 0) return facts.join('\n');
  const shown = job.errors.slice(0, ERRORS_SHOWN);
  const rows = shown.map(({ site_id, code, message }) => [site_id, code, message]);
  const more = job.failed - shown.length;
  return [...facts, '', textTable(['site', 'code', 'message'], rows), ...(more > 0 ? [`… and ${more} more`] : [])].join(
    '\n',
  );
}

function stateOf({ status, job_timed_out, halted }: JobStatusAnswer): string {
  if (halted) return 'halted, waiting for a decision';
  return job_timed_out ? `${status} (timed out)` : status;
}

function countsOf(job: JobStatusAnswer): string {
  const skipped = job.skipped > 0 ? `, ${job.skipped} skipped` : '';
  const rest = job.total - job.processed;
  const left = rest > 0 && isFinalStatus(job) ? 'skipped' : 'to do';
  return `${job.succeeded} succeeded, ${job.failed} failed${skipped}, ${rest} ${left}`;
}
