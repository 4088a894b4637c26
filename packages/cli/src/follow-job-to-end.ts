import { setTimeout as wait } from 'node:timers/promises';
import { INTERRUPTED } from './io.ts';
import { isFinalStatus, type JobStatusAnswer, jobWentWell } from './job-status.ts';
import { progressDisplayOn } from './progress-display.ts';
import { ServerAway } from './session/ask-server.ts';
import type { CliSession } from './session/cli-session.ts';
import { printable, type Terminal } from './terminal.ts';
import { quantityOf, textTable } from './text-table.ts';

const LOOK_EVERY_MS = 300;
const LOOK_AGAIN_MS = 3000;
/** A server that can't answer is asked for so long. */
const MOST_AWAY_MS = 5 * 60_000;
/** It starts again, has too much to do or no database, or what stands before it does not reach it. */
const PASSES = [429, 502, 503, 504];
const ERRORS_SHOWN = 20;
/** A job that has not ended by then may be waiting for nothing. */
const TROUBLES_EVERY_MS = 15_000;

/**
 * Follows a job until it ends, waits for a decision, or Ctrl-C. If no server works on jobs (an embedded store allows
 * one process to), this process does meanwhile. What keeps a job from being worked on is said once.
 */
export async function followJobToEnd(
  session: CliSession,
  jobId: string,
  terminal: Terminal,
  { troublesEveryMs = TROUBLES_EVERY_MS } = {},
): Promise<JobStatusAnswer> {
  const interruption = terminal.io.interruption();
  const progress = progressDisplayOn(terminal);
  let job = await session.job(jobId);
  if (!isFinalStatus(job)) session.helpWithJobs();
  let away: { readonly since: number; readonly pauseMs: number } | undefined;
  const noteTroubles = troubleNotes(session, terminal, troublesEveryMs);
  try {
    while (!isFinalStatus(job) && !job.halted && !interruption.aborted) {
      progress.show(job);
      await wait(away?.pauseMs ?? LOOK_EVERY_MS, undefined, { signal: interruption }).catch(() => {});
      try {
        job = await session.job(jobId);
        away = undefined;
        await noteTroubles();
      } catch (error) {
        // The job goes on without us, and a server that restarts is back soon.
        const pauseMs = pauseAfter(error);
        const since = away?.since ?? performance.now();
        if (pauseMs === undefined || performance.now() - since > MOST_AWAY_MS) throw error;
        if (!away) terminal.note(`${(error as Error).message} The job is not affected. Still asking …`);
        away = { since, pauseMs };
      }
    }
  } finally {
    progress.end();
  }
  return job;
}

/** For how long to wait before the server is asked again; undefined if that is of no use. */
function pauseAfter(error: unknown): number | undefined {
  if (error instanceof ServerAway) return LOOK_AGAIN_MS;
  const { status, data } = error as { status?: number; data?: { retry_after?: unknown } };
  if (status === undefined || !PASSES.includes(status)) return undefined;
  const seconds = Number(data?.retry_after ?? 0);
  return Math.min(Math.max(LOOK_AGAIN_MS, 1000 * seconds), MOST_AWAY_MS);
}

/** Says each trouble of the server once, and looks for them no more often than that. */
function troubleNotes(session: CliSession, terminal: Terminal, everyMs: number): () => Promise<void> {
  const said = new Set<string>();
  let looked = performance.now();
  return async () => {
    if (performance.now() - looked < everyMs) return;
    looked = performance.now();
    for (const trouble of await session.troubles()) {
      if (!said.has(trouble)) terminal.note(printable(trouble));
      said.add(trouble);
    }
  };
}

/** Prints the current state of a job. Returns the exit code for following it. */
export function reportJob(job: JobStatusAnswer, terminal: Terminal): number {
  terminal.result(job, width => describeJob(job, width));
  if (isFinalStatus(job)) {
    if (job.type === 'update' && job.failed > 0) terminal.note(tryAgain(job));
    return jobWentWell(job) ? 0 : 1;
  }
  if (job.halted) {
    terminal.note(
      `The update run is halted because too much failed. See what and why, then resume or abandon it: sitekeeper runs show, resume or abandon ${job.job_id}`,
    );
    return 1;
  }
  terminal.note(
    `The job continues while a server is running. To follow it again: sitekeeper jobs show ${job.job_id} --watch`,
  );
  return INTERRUPTED;
}

/** One failed update makes a site a failed one, so the sites say little. */
const tryAgain = ({ job_id }: JobStatusAnswer) =>
  `Each update, and why it failed: sitekeeper runs show ${job_id}\nTo try again what failed: sitekeeper updates run --failed-in-job ${job_id} (what was rolled back: with --failed-in-state rolled_back)`;

export function describeJob(job: JobStatusAnswer, width?: number): string {
  const time = job.completed_at ?? job.started_at;
  const facts = [
    `${job.job_id}: ${stateOf(job)}${time ? `, ${time}` : ''}`,
    `${quantityOf(job.total, 'site')}: ${countsOf(job)}`,
  ];
  if (job.errors.length === 0) return facts.join('\n');
  const shown = job.errors.slice(0, ERRORS_SHOWN);
  const lines = job.result?.failed_rows?.slice(0, ERRORS_SHOWN);
  const head = lines ? ['line', 'url', 'code', 'message'] : ['site', 'code', 'message'];
  const rows = lines
    ? lines.map(({ line, url, code, message }) => [line, url, code, message])
    : shown.map(({ site_id, code, message }) => [site_id, code, message]);
  const more = job.failed - rows.length;
  return [...facts, '', textTable(head, rows, width), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
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
