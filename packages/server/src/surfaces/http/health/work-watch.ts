import { SCREENSHOTS_QUEUE } from '../../../features/sites/index.ts';
import type { Services } from '../../../kernel/context.ts';
import { stalledMinutes } from '../../../kernel/work/stalled-work.ts';
import type { Backlog } from '../../../ports/job-queue/port.ts';
import { inTime, recent } from './recent.ts';

const DEADLINE_MS = 5000;
/** Longer than a worker takes to start again. */
const NOTICED_MS = 2 * 60_000;

const NO_WORKER = {
  code: 'no_worker',
  message:
    'No process works on jobs, scheduled syncs and uptime checks. Start "sitekeeper worker", or "sitekeeper serve" without --no-worker. If one runs, see its log.',
} as const;

const JOBS_STALLED = {
  code: 'jobs_stalled',
  message:
    'Jobs and scheduled syncs have been waiting for more than two minutes, and no process works on them. See the log of the worker.',
} as const;

/** Whether somebody works on jobs, here or on another machine. */
export class WorkWatch {
  readonly #services: Services;
  readonly #look: () => Promise<Backlog>;
  /** By the elapsed time of the clock; undefined while somebody is at work. */
  #nobodySince: number | undefined;

  constructor(services: Services) {
    this.#services = services;
    this.#look = recent(services.clock, () => inTime(this.#ask(), DEADLINE_MS));
  }

  /** Why nothing gets on, if that has been so for minutes, as far as the store responds. */
  async warning(): Promise<typeof NO_WORKER | typeof JOBS_STALLED | undefined> {
    const backlog = await this.#look().catch(() => undefined);
    if (!backlog) return undefined;
    const now = this.#services.clock.elapsed();
    if (this.#nobodySince !== undefined && now - this.#nobodySince >= NOTICED_MS) return NO_WORKER;
    return stalledMinutes(backlog) === undefined ? undefined : JOBS_STALLED;
  }

  /**
   * @returns the milliseconds for which nobody has been at work, as far as was looked; 0 while somebody is
   * @throws Error if the store doesn't respond
   */
  async nobodyForMs(): Promise<number> {
    await this.#look();
    return this.#nobodySince === undefined ? 0 : this.#services.clock.elapsed() - this.#nobodySince;
  }

  async #ask(): Promise<Backlog> {
    const { somebodyWorks, queue, clock } = this.#services;
    if (await somebodyWorks()) this.#nobodySince = undefined;
    else this.#nobodySince ??= clock.elapsed();
    return queue.backlog([SCREENSHOTS_QUEUE]);
  }
}
