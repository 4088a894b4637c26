import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Application } from '../application.ts';
import type { WorkerReport } from '../kernel/process/worker-watch.ts';
import type { Worker } from '../kernel/work/worker.ts';

const RESOLUTION_MS = 20;
const SHORT_OF_FILES = {
  code: 'worker_too_many_open_files',
  message:
    'The worker process has used up its file descriptors, and syncs wait. Raise the limit (LimitNOFILE in systemd, ulimit -n) or lower sync.concurrency.',
} as const;

/** What a process that works on jobs tells about itself. */
export class OwnReport {
  readonly #app: Application;
  readonly #worker: Pick<Worker, 'inHand'> | undefined;
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor(app: Application, worker?: Pick<Worker, 'inHand'>) {
    this.#app = app;
    this.#worker = worker;
    this.#delay.enable();
  }

  now(): WorkerReport {
    const { warnings, childSites, troubles } = this.#app.services;
    const short = troubles.metLately('too_many_open_files');
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const silentMs = this.#app.silentMs();
    const lagSeconds = Math.max(0, this.#delay.max / 1e9 - RESOLUTION_MS / 1000);
    this.#delay.reset();
    return {
      working: this.#app.working(),
      warnings: [...warnings.all(), ...(short ? [SHORT_OF_FILES] : [])],
      messagesInHand: this.#worker?.inHand ?? 0,
      requestsWaiting: childSites.waiting(),
      residentBytes: rss,
      heapBytes: heapUsed,
      cpuSeconds: (user + system) / 1e6,
      silentSeconds: silentMs === undefined ? undefined : silentMs / 1000,
      lagSeconds,
    };
  }
}
