import type { FastifyBaseLogger } from 'fastify';
import { openApp } from './app.ts';
import type { AppParts } from './application.ts';
import { selectUserCount } from './features/users/index.ts';
import { keepCompiled } from './keep-compiled.ts';
import { keepPausesShort } from './keep-heap-small.ts';
import type { Settings } from './settings.ts';
import { WorkerSupervisor } from './worker-process/worker-supervisor.ts';

export interface RunningServer {
  /** Address it listens on, e.g. `http://127.0.0.1:8080`. */
  readonly url: string;
  /** True when there is no user yet. */
  readonly fresh: boolean;
  /** What the set-up page asks for while there is no user. */
  readonly setupCode: string;
  /** Of the worker process, while it runs. */
  workerPid(): number | undefined;
  /** Resolves once a newer release has upgraded the store: close it then. */
  readonly outdated: Promise<void>;
  /** Takes no more requests, lets those in hand come to their end for a while, and ends. */
  close(): Promise<void>;
}

/** What may be put in place of the real things. */
export interface ServeParts extends AppParts {
  /** What the worker process runs; by default the worker. */
  readonly workerFile?: URL;
}

/** Starts the server: HTTP in this process, and work on jobs in one beside it unless that is switched off. */
export async function serve(
  settings: Settings,
  log: FastifyBaseLogger,
  { workerFile, ...parts }: ServeParts = {},
): Promise<RunningServer> {
  const worker = settings.worker ? new WorkerSupervisor(settings, log, workerFile) : undefined;
  const byWorker: AppParts = worker
    ? { turnsBy: own => worker.turnsOver(own), onSent: () => worker.lookAtQueue() }
    : {};
  const app = await openApp(settings, log, { ...byWorker, ...parts });
  worker?.onDeath(dead => void app.freeDead(dead));
  try {
    const http = await app.http(worker);
    const url = await http.listen({ host: settings.host, port: settings.port });
    worker?.start();
    keepPausesShort(); // once all is loaded: until then it would only collect more often
    keepCompiled();
    const fresh = (await selectUserCount(app.services.database.db)) === 0;
    return {
      url,
      fresh,
      setupCode: app.setupCode,
      workerPid: () => worker?.pid,
      outdated: app.outdated,
      close: async () => void (await Promise.all([app.close(settings.stopSeconds * 1000), worker?.stop()])),
    };
  } catch (error) {
    await Promise.all([app.close(), worker?.stop()]);
    throw error;
  }
}
