import { Gauge, type Registry } from 'prom-client';
import { selectOldestQueued } from '../../features/jobs/index.ts';
import { selectHealthCounts } from '../../features/sites/index.ts';
import { UPDATE_JOB } from '../../features/update-runs/index.ts';
import type { Services } from '../../kernel/context.ts';
import { inTime } from './health/recent.ts';
import type { WorkWatch } from './health/work-watch.ts';

/** Prometheus waits for ten seconds unless told otherwise. */
const DEADLINE_MS = 4000;

/** What is 0 as well as all that the store has; each entry is a value of the label. */
type Counts = Iterable<readonly [label: string, count: number]>;

/**
 * What only the store knows: sites, and jobs that wait. While it doesn't answer, `/metrics` has the rest, without these:
 * a number from before the outage would look like news.
 */
export function measureStore(registry: Registry, services: Services, work: WorkWatch): void {
  const { database, clock, troubles, log } = services;
  /** @returns what was read, or undefined while the store doesn't answer */
  const read = async <T>(query: Promise<T>): Promise<T | undefined> => {
    try {
      return await inTime(query, DEADLINE_MS);
    } catch (error) {
      if (!troubles.note(error)) log.error({ err: error }, 'metrics without the store');
      return undefined;
    }
  };
  const byLabel = (name: string, help: string, label: string, look: () => Promise<Counts>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const counts = await read(look());
        this.reset();
        for (const [value, count] of counts ?? []) this.set({ [label]: value }, count);
      },
    });
  const seconds = (name: string, help: string, look: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const ms = await read(look());
        if (ms === undefined) this.remove();
        else this.set(ms / 1000);
      },
    });

  byLabel('sitekeeper_sites', 'Sites by state', 'status', async () => {
    const rows = await database.db
      .selectFrom('sites')
      .select(eb => ['status', eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    const none = ['connected', 'disconnected', 'suspended'].map(status => [status, 0] as const);
    return new Map([...none, ...rows.map(({ status, count }) => [status, count] as const)]);
  });
  byLabel('sitekeeper_sites_by_health', 'Sites by health; each is in exactly one', 'health', () =>
    selectHealthCounts(database.db, clock.now()),
  );
  seconds(
    'sitekeeper_jobs_waiting_seconds',
    'Seconds that the oldest job has waited to begin; not of update runs, which may wait for a window or a person',
    async () => {
      const oldest = await selectOldestQueued(database.db, [UPDATE_JOB]);
      return oldest === undefined ? 0 : Math.max(0, clock.now() - oldest);
    },
  );
  seconds(
    'sitekeeper_without_worker_seconds',
    'Seconds for which no process has worked on jobs and schedules, on any machine; 0 while one does',
    () => work.nobodyForMs(),
  );
}
