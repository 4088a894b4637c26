import type { FastifyBaseLogger } from 'fastify';
import { openApp } from './app.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import type { Settings } from './settings.ts';

const A_DAY_MS = 24 * 3600_000;

/** A process that works on jobs and answers no requests. */
export interface RunningWorker {
  /** False while another process has the right to work on an embedded store: this one takes over when that ends. */
  readonly working: boolean;
  /** Takes nothing more, lets what is in hand come to its end for a while, and ends. */
  close(): Promise<void>;
}

/** Works on jobs and scheduled syncs in this process. */
export async function workAlone(settings: Settings, log: FastifyBaseLogger): Promise<RunningWorker> {
  keepHeapSmall();
  const app = await openApp(settings, log, { onlyWorks: true });
  app.startWorker();
  const alive = setInterval(() => {}, A_DAY_MS); // it waits for work: nothing else keeps the process
  return {
    working: app.working(),
    async close() {
      clearInterval(alive);
      await app.close(settings.stopSeconds * 1000);
    },
  };
}
