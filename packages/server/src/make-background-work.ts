import { ClockWatch } from './features/clock/index.ts';
import { MonitorWatch } from './features/monitors/index.ts';
import type { Services } from './kernel/context.ts';
import { BackgroundWork } from './kernel/work/background-work.ts';
import { requireNotStopping } from './kernel/work/job.ts';
import type { Presence } from './kernel/work/presence.ts';
import { type OwnStore, rightByLock, rightOfAll } from './kernel/work/right-to-work.ts';
import { Worker, type WorkerOptions } from './kernel/work/worker.ts';
import { queueHandlers } from './queue-handlers.ts';
import { RECURRING } from './recurring-tasks.ts';

interface WorkParts {
  readonly presence: Presence;
  readonly backups: { run(): Promise<void> };
  readonly workerOptions: Partial<WorkerOptions> | undefined;
  readonly ownStore: OwnStore;
}

/** What this process does once it works on jobs: messages of the queue, recurring tasks, a look at the clock. */
export function makeBackgroundWork(services: Services, parts: WorkParts): BackgroundWork {
  const embedded = services.database.engine === 'sqlite';
  // Jobs look by themselves; of all other work nothing that has not had its turn is sent once the process is to stop.
  const childSites = services.childSites.watched(async () => requireNotStopping(services));
  const handlers = queueHandlers(services, { ...services, childSites });
  const watch = new ClockWatch(services);
  const look = { name: 'compare the clock', everyMs: 15_000, run: () => watch.look(), ofEachProcess: true } as const;
  const monitors = new MonitorWatch(services);
  const check = { name: 'check sites', everyMs: 1000, run: () => monitors.turn(), ofEachProcess: true } as const;
  const backUp = {
    name: 'back up the store',
    everyMs: 60_000,
    run: () => parts.backups.run(),
  };
  return new BackgroundWork(services, {
    right: embedded ? rightByLock(parts.ownStore) : rightOfAll(services, parts.presence),
    worker: new Worker(services, handlers, parts.workerOptions),
    recurring: [look, check, ...RECURRING, ...(embedded ? [backUp] : [])],
    startClock: () => watch.start(),
    whenSteady: (ms, work) => watch.whenSteady(ms, work),
  });
}
