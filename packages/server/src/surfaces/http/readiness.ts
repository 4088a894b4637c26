import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { asProcessError } from '../../kernel/process/process-fault.ts';

/** However often it is requested, the store is written to once in this time. */
const KEPT_MS = 5000;
const DEADLINE_MS = 5000;

/** Whether this process can do its work: the store is writable, the queue responds, files can be opened. */
export class Readiness {
  readonly #services: Services;
  readonly #deadlineMs: number;
  #kept: { readonly at: number; readonly trouble: Promise<AppError | undefined> } | undefined;

  /** @param deadlineMs A store that takes longer does not respond. */
  constructor(services: Services, deadlineMs = DEADLINE_MS) {
    this.#services = services;
    this.#deadlineMs = deadlineMs;
  }

  /** What keeps it from working. */
  trouble(): Promise<AppError | undefined> {
    const now = this.#services.clock.elapsed();
    if (!this.#kept || now - this.#kept.at >= KEPT_MS) this.#kept = { at: now, trouble: this.#look() };
    return this.#kept.trouble;
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

function inTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The store did not answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
