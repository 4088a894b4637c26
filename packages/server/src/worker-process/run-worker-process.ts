import type { FastifyBaseLogger } from 'fastify';
import { openApp } from '../app.ts';
import type { Application, AppParts } from '../application.ts';
import { keepCompiled } from '../keep-compiled.ts';
import { keepHeapSmall } from '../keep-heap-small.ts';
import type { Worker } from '../kernel/work/worker.ts';
import { makeLog } from '../log.ts';
import type { Settings } from '../settings.ts';
import { type FromWorker, OWN_RELEASE, type ToWorker } from './messages.ts';
import { OwnReport } from './own-report.ts';
import { TurnsGiven } from './turns-given.ts';
import { yieldToRequests } from './yield-to-requests.ts';

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
  let own: OwnReport | undefined;
  let turns: TurnsGiven | undefined;
  let ending = false;
  const tell = (message: FromWorker) => process.send?.(message, undefined, undefined, () => {});

  async function start(settings: Settings): Promise<void> {
    keepHeapSmall();
    if (yields) yieldToRequests();
    const log = makeLog(settings.logLevel).child({ process: 'worker' });
    app = openApp(settings, log as FastifyBaseLogger, {
      onlyWorks: true,
      onHand: hand => tell({ hand }),
      ...parts,
    });
    const opened = await app;
    turns = new TurnsGiven(opened.turns, tell);
    tell({ started: opened.services.processId });
    void opened.outdated.then(end); // the server will, too
    worker = opened.startWorker();
    own = new OwnReport(opened, worker);
    keepCompiled();
  }

  /** Another release was installed while the server runs: what it makes of the store, that one could not read. */
  function begin({ settings, release }: Extract<ToWorker, { settings: Settings }>): void {
    const cannotStart = (err: Error) => {
      makeLog(settings.logLevel).error({ err, process: 'worker' }, 'the worker process cannot start');
      process.exit(1);
    };
    if (release === OWN_RELEASE) start(settings).catch(cannotStart);
    else cannotStart(new Error(`The server that runs is another release than ${OWN_RELEASE}. Restart the server.`));
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
    own ??= new OwnReport(await app);
    tell({ report: question, is: own.now() });
  }

  // Ctrl-C and a closed terminal come to both: the other one says when.
  process.on('SIGINT', () => {});
  process.on('SIGHUP', () => {});
  process.on('SIGTERM', () => void end());
  // Left alone: what is in hand comes to its end. A second signal to the other one cuts that off, too.
  process.on('disconnect', () => (ending ? process.exit(1) : void end()));
  process.on('message', (message: ToWorker) => {
    if ('report' in message) void report(message.report);
    else if ('turn' in message) turns?.told(message);
    else if ('sent' in message) worker?.wake();
    else if ('alive' in message) tell({ alive: true });
    else begin(message);
  });
  tell({ listens: true });
}
