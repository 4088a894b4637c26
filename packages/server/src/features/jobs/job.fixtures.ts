import type { SiteResult } from '../../kernel/work/job.ts';
import { type ManualClock, manualClock } from '../../ports/clock/manual-clock.ts';
import type { QueueMessage } from '../../ports/job-queue/port.ts';
import { makeWorld, type World, type WorldOptions } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { createJob, JOB_QUEUE } from './job.ts';
import { jobHandler } from './job-handler.ts';

const LEASE_MS = 60_000;

export interface JobWorld {
  readonly world: World;
  readonly clock: ManualClock;
  /** What was logged at level error or above. */
  readonly errors: string[];
  /** Queues a job over sites with these ids; they need not exist. */
  queue(siteIds: readonly number[], type?: string): Promise<string>;
  /** Works off the messages that are due, once each; `run` does the work on a site. */
  work(run: (siteId: number) => Promise<SiteResult>): Promise<void>;
  messages(): Promise<QueueMessage[]>;
  /** The job, as it is asked for over HTTP. */
  status(jobId: string): Promise<Record<string, unknown>>;
}

/** A world whose clock stands still, and whose job messages are worked off by hand. */
export function useJobs(options: WorldOptions = {}): () => JobWorld {
  return useMade(
    () => makeJobWorld(options),
    ({ world }) => world.close(),
  );
}

async function makeJobWorld(options: WorldOptions): Promise<JobWorld> {
  const clock = manualClock();
  const errors: string[] = [];
  const log = { write: (line: string) => void (JSON.parse(line).level >= 50 && errors.push(line)) };
  const world = await makeWorld({ log, ...options, parts: { clock, ...options.parts } });
  const { services } = world.app;
  const ctx = world.app.ctx({ kind: 'user', id: 1, name: 'anna', role: 'admin' });
  const messages = () => services.queue.claim(JOB_QUEUE, 1000, LEASE_MS);
  return {
    world,
    clock,
    errors,
    messages,
    queue: (siteIds, type = 'sync') => services.database.write(trx => createJob(trx, ctx, type, siteIds)),
    async work(run) {
      const handler = jobHandler(services, [{ type: 'sync', runSite: (_ctx, siteId) => run(siteId) }]);
      for (const message of await messages()) {
        await handler.handle(message);
        await services.queue.complete([message.id]);
      }
    },
    async status(jobId) {
      return (await world.get('get-batch-job-status-v1', { job_id: jobId })).body;
    },
  };
}

export const done = async (): Promise<SiteResult> => ({ ok: true });
export const UNKNOWN_JOB = 'sync_00000000-0000-4000-8000-000000000000';
