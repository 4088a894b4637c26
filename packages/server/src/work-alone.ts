import type { FastifyBaseLogger } from 'fastify';
import { openApp } from './app.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import type { Settings } from './settings.ts';
import { OwnReport } from './worker-process/own-report.ts';

const A_DAY_MS = 24 * 3600_000;

/** A process that works on jobs and answers no requests but those about itself. */
export interface RunningWorker {
  /** False while another process has the right to work on an embedded store: this one takes over when that ends. */
  readonly working: boolean;
  /** Address at which it tells how it is, e.g. `http://127.0.0.1:9464`; undefined: it does not listen. */
  readonly url: string | undefined;
  /** Resolves once a newer release has upgraded the store: close it then. */
  readonly outdated: Promise<void>;
  /** Takes nothing more, lets what is in hand come to its end for a while, and ends. */
  close(): Promise<void>;
}

/** Works on jobs and scheduled syncs in this process. */
export async function workAlone(settings: Settings, log: FastifyBaseLogger): Promise<RunningWorker> {
  keepHeapSmall();
  const app = await openApp(settings, log, { onlyWorks: true });
  const worker = app.startWorker();
  const alive = setInterval(() => {}, A_DAY_MS); // it waits for work: nothing else keeps the process
  const close = async () => {
    clearInterval(alive);
    await app.close(settings.stopSeconds * 1000);
  };
  try {
    return { working: app.working(), url: await listen(), outdated: app.outdated, close };
  } catch (error) {
    await close();
    throw error;
  }

  async function listen(): Promise<string | undefined> {
    const { workerHost: host, workerPort: port } = settings;
    if (port === 0) return undefined;
    const own = new OwnReport(app, worker);
    const http = await app.workerHttp({ deaths: 0, report: async () => own.now() });
    return http.listen({ host, port });
  }
}
