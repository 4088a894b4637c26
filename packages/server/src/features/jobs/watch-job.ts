import type { Ctx, Services } from '../../kernel/context.ts';
import { JobEnded, requireNotStopping } from '../../kernel/work/job.ts';
import type { Look } from '../../ports/child-sites/port.ts';
import { jobHasEnded } from './job.store.ts';

/** Reads are allowed for this long after a job was canceled; changes never are. */
const READS_TRUST_MS = 100;

/** Checks before each request of a job that it still runs in this process. It throws JobEnded or HandedBack. */
export function watchJob(services: Services, jobId: string): Look {
  let trustedUntil = 0;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    const at = performance.now();
    await requireJobGoesOn(services, jobId);
    trustedUntil = at + READS_TRUST_MS;
  };
  return async effect => {
    requireNotStopping(services);
    if (effect !== 'read') return ask();
    if (performance.now() < trustedUntil) return;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

/** The watches of jobs that are worked on: all messages of a job share one, and so does what they ask the store. */
export class JobWatches {
  readonly #services: Services;
  readonly #watches = new Map<string, { readonly look: Look; messages: number }>();

  constructor(services: Services) {
    this.#services = services;
  }

  async during<T>(jobId: string, work: (look: Look) => Promise<T>): Promise<T> {
    const watch = this.#watches.get(jobId) ?? { look: watchJob(this.#services, jobId), messages: 0 };
    this.#watches.set(jobId, watch);
    watch.messages += 1;
    try {
      return await work(watch.look);
    } finally {
      watch.messages -= 1;
      if (watch.messages === 0) this.#watches.delete(jobId);
    }
  }
}

/** @throws JobEnded when the job was canceled, given up or deleted. @throws HandedBack when this process is to stop. */
export async function requireJobGoesOn(services: Services, jobId: string): Promise<void> {
  requireNotStopping(services);
  if (await jobHasEnded(services.database.db, jobId)) throw new JobEnded(`job ${jobId} has ended`);
}

/**
 * For work that sends something once and then has to see what came of it: no request goes out after the job has ended, or
 * once this process is to stop, as long as nothing was sent.
 */
export function untilSent(ctx: Ctx, jobId: string, isSent: () => boolean): Ctx {
  const childSites = ctx.childSites.watched(async () => {
    if (!isSent()) await requireJobGoesOn(ctx, jobId);
  });
  return { ...ctx, childSites };
}
