import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { asProcessError } from '../../kernel/process/process-fault.ts';
import { stalledMinutes } from '../../kernel/work/stalled-work.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Backlog } from '../../ports/job-queue/port.ts';

/** However often it is requested, the store is asked once in this time. */
const KEPT_MS = 5000;
const DEADLINE_MS = 5000;

/** Whether this process can do its work: the store is writable, the queue responds, files can be opened. */
export class Readiness {
  readonly #services: Services;
  readonly #deadlineMs: number;
  readonly #trouble: () => Promise<AppError | undefined>;
  readonly #backlog: () => Promise<Backlog>;

  /** @param deadlineMs A store that takes longer does not respond. */
  constructor(services: Services, deadlineMs = DEADLINE_MS) {
    this.#services = services;
    this.#deadlineMs = deadlineMs;
    const { queue, clock } = services;
    this.#trouble = kept(clock, () => this.#look());
    this.#backlog = kept(clock, () => inTime(queue.backlog(), deadlineMs));
  }

  /** What keeps it from working. */
  trouble(): Promise<AppError | undefined> {
    return this.#trouble();
  }

  /** That due jobs have waited for minutes while no process works on any, if that is so and the store responds. */
  async stalled(): Promise<typeof JOBS_STALLED | undefined> {
    const backlog = await this.#backlog().catch(() => undefined);
    return backlog && stalledMinutes(backlog) !== undefined ? JOBS_STALLED : undefined;
  }

  async #look(): Promise<AppError | undefined> {
    const { database, queue, troubles, log } = this.#services;
    const tried = (async () => {
      await database.probe();
      await queue.size('job-sites');
      await (await open(devNull)).close();
    })();
    try {
      await inTime(tried, this.#deadlineMs);
    } catch (error) {
      if (!troubles.note(error)) log.error({ err: error }, 'not ready');
      return asProcessError(error) ?? new AppError('storage_unavailable', NO_ANSWER, {}, error);
    }
    // A shortage comes and goes with the work: a check between two of them must not report ok.
    return troubles.metLately('too_many_open_files')
      ? asProcessError(Object.assign(new Error('met lately'), { code: 'EMFILE' }))
      : undefined;
  }
}

const NO_ANSWER = 'The store does not respond.';

const JOBS_STALLED = {
  code: 'jobs_stalled',
  message:
    'Jobs and scheduled syncs have been waiting for more than two minutes, and no process works on them. Check that a worker runs ("sitekeeper worker", or "sitekeeper serve" without --no-worker), and see its log.',
} as const;

/** The last answer for a while, and then a new one. */
function kept<T>(clock: Pick<Clock, 'elapsed'>, look: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const now = clock.elapsed();
    if (!last || now - last.at >= KEPT_MS) last = { at: now, answer: look() };
    return last.answer;
  };
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The store did not answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
