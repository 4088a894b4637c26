import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { openApp } from '../app.ts';
import type { Application, AppParts } from '../application.ts';
import { keepCompiled } from '../keep-compiled.ts';
import { keepHeapSmall } from '../keep-heap-small.ts';
import type { WorkerReport } from '../kernel/process/worker-watch.ts';
import type { Worker } from '../kernel/work/worker.ts';
import { makeLog } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { TurnsGiven } from './turns-given.ts';
import { yieldToRequests } from './yield-to-requests.ts';

const RESOLUTION_MS = 20;
const SHORT_OF_FILES = {
  code: 'worker_too_many_open_files',
  message:
    'The worker process has used up its file descriptors, and syncs wait. Raise the limit (LimitNOFILE in systemd, ulimit -n) or lower sync.concurrency.',
} as const;

/** What may be put in place of the real things. */
export interface WorkerProcessParts extends AppParts {
  /** Among many busy processes, such as other tests, a process with a lower priority would hardly run. */
  readonly yields?: boolean;
}

/**
 * The life of a worker process: it is told its settings, works on jobs until it is told to stop by SIGTERM, and ends
 * with the process that started it, however that ends.
 */
export function runWorkerProcess({ yields = true, ...parts }: WorkerProcessParts = {}): void {
  let app: Promise<Application> | undefined;
  let worker: Worker | undefined;
  let turns: TurnsGiven | undefined;
  let ending = false;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const tell = (message: FromWorker) => process.send?.(message, undefined, undefined, () => {});

  async function start(settings: Settings): Promise<void> {
    keepHeapSmall();
    if (yields) yieldToRequests();
    const log = makeLog(settings.logLevel).child({ process: 'worker' });
    app = openApp(settings, log as FastifyBaseLogger, { onlyWorks: true, ...parts });
    const opened = await app;
    turns = new TurnsGiven(opened.turns, tell);
    worker = opened.startWorker();
    delay.enable();
    keepCompiled();
    tell({ started: true });
  }

  async function end(): Promise<void> {
    if (ending) return;
    ending = true;
    const opened = await app?.catch(() => undefined);
    await opened?.close(opened.services.settings.stopSeconds * 1000);
    process.exit(0);
  }

  async function report(question: number): Promise<void> {
    if (!app) return;
    tell({ report: question, is: reportOf(await app, worker, delay.max) });
    delay.reset();
  }

  process.on('SIGINT', () => {}); // Ctrl-C comes to both: the other one says when
  process.on('SIGTERM', () => void end());
  // Left alone: what is in hand comes to its end. A second signal to the other one cuts that off, too.
  process.on('disconnect', () => (ending ? process.exit(1) : void end()));
  process.on('message', (message: ToWorker) => {
    if ('report' in message) void report(message.report);
    else if ('turn' in message) turns?.told(message);
    else if ('sent' in message) worker?.wake();
    else {
      start(message.settings).catch((error: Error) => {
        makeLog(message.settings.logLevel).error({ err: error, process: 'worker' }, 'the worker process cannot start');
        process.exit(1);
      });
    }
  });
  tell({ listens: true });
}

function reportOf(app: Application, worker: Worker | undefined, latestNs: number): WorkerReport {
  const { warnings, childSites, troubles } = app.services;
  const short = troubles.metLately('too_many_open_files');
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return {
    working: app.working(),
    warnings: [...warnings.all(), ...(short ? [SHORT_OF_FILES] : [])],
    messagesInHand: worker?.inHand ?? 0,
    requestsWaiting: childSites.waiting(),
    residentBytes: rss,
    heapBytes: heapUsed,
    cpuSeconds: (user + system) / 1e6,
    lagSeconds: Math.max(0, latestNs / 1e9 - RESOLUTION_MS / 1000),
  };
}
