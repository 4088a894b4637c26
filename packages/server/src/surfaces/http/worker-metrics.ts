import { Gauge, type Registry } from 'prom-client';
import type { WorkerReport, WorkerWatch } from '../../kernel/process/worker-watch.ts';
import { countUp } from './count-up.ts';

const FIGURES: readonly [name: string, help: string, of: (report: WorkerReport) => number][] = [
  ['working', 'Whether the worker process has the right to work on jobs', ({ working }) => Number(working)],
  ['messages_in_hand', 'Queue messages that the worker process works on', report => report.messagesInHand],
  ['requests_waiting', 'Requests of the worker process to sites that wait for their turn', r => r.requestsWaiting],
  ['resident_memory_bytes', 'Memory of the worker process', report => report.residentBytes],
  ['heap_bytes', 'Heap of the worker process in use', report => report.heapBytes],
  ['cpu_seconds', 'Processor time of the worker process since it began', report => report.cpuSeconds],
  ['silent_seconds', 'Seconds since the worker process has told the store that it works', r => r.silentSeconds ?? 0],
  ['lag_seconds', 'Most that a timer of the worker process was late since the last look', r => r.lagSeconds],
];

const DEATHS = 'Times that the worker process ended by itself since this process began';

/** The worker process in `/metrics`: whether it lives, how often it died, and what it does. */
export function measureWorker(registry: Registry, worker: WorkerWatch): void {
  let asked: Promise<WorkerReport | undefined> | undefined;
  /** All gauges are collected at the same moment: one question is enough. */
  const report = () => {
    asked ??= worker.report().finally(() => {
      asked = undefined;
    });
    return asked;
  };
  const gauge = (name: string, help: string, look: () => number | Promise<number>) =>
    new Gauge({
      name: `sitekeeper_worker_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(await look());
      },
    });
  gauge('up', 'Whether the worker process runs and answers', async () => ((await report()) ? 1 : 0));
  countUp(registry, 'sitekeeper_worker_deaths_total', DEATHS, () => worker.deaths);
  for (const [name, help, of] of FIGURES) {
    gauge(name, help, async () => {
      const is = await report();
      return is ? of(is) : 0;
    });
  }
}
