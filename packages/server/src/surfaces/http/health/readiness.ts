import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import type { Services } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { asProcessError } from '../../../kernel/process/process-fault.ts';
import { inTime, recent } from './recent.ts';

const DEADLINE_MS = 5000;

/** Whether this process can do its work: the store is writable, the queue responds, files can be opened. */
export class Readiness {
  readonly #services: Services;
  readonly #deadlineMs: number;
  readonly #trouble: () => Promise<AppError | undefined>;

  /** @param deadlineMs A store that takes longer does not respond. */
  constructor(services: Services, deadlineMs = DEADLINE_MS) {
    this.#services = services;
    this.#deadlineMs = deadlineMs;
    this.#trouble = recent(services.clock, () => this.#look());
  }

  /** What keeps it from working. */
  trouble(): Promise<AppError | undefined> {
    return this.#trouble();
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
