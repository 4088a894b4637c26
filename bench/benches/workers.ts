import { atMost, type Bench, type Line } from '../bench.ts';
import { measureSync, type SyncFigures } from '../measuring/measure-sync.ts';
import { sleep } from '../measuring/numbers.ts';
import { slowed } from '../measuring/slowed.ts';
import type { Options } from '../options.ts';
import { syncedOnce } from '../printing/sync-lines.ts';
import type { Server } from '../world/server.ts';
import { type BenchWorld, withWorld } from '../world/world.ts';
import { FLEET_CONCURRENCY } from './p2-sync-10000.ts';

const SITES = 4000;
/** Until each has seen the other, and the two share the limits towards sites. */
const SEEN_MS = 25_000;
/**
 * How much of the time a worker process may run. The processors of one machine are taken by one worker, the database and
 * the sites: a second worker would find none. So slow, all of them have room.
 */
const PART = 0.25;

export const workers: Bench = {
  name: 'workers',
  title: 'sync on PostgreSQL by one worker process that runs a quarter of the time, then by two (wants --postgres)',
  wantsPostgres: true,
  async run(options: Options): Promise<Line[]> {
    if (options.postgres === '') throw new Error('the benchmark workers wants --postgres');
    const sites = options.sites ?? SITES;
    const concurrency = options.concurrency ?? FLEET_CONCURRENCY;
    return withWorld(options, { sites, concurrency }, async world => {
      const server = await world.startServer();
      await measureSync(world, server, { memory: false }); // every row new
      const one = await slowSync(world, [server]);
      const other = await world.startServer();
      await sleep(SEEN_MS);
      await measureSync(world, server, { memory: false }); // the code of the other is compiled, as that of the first is
      const two = await slowSync(world, [server, other]);
      const perSite = (seconds: number) => (1000 * seconds) / sites;
      return [
        { what: 'sync again by one worker process', figure: one.sync.wallSeconds, unit: 's' },
        {
          what: '  by two',
          figure: two.sync.wallSeconds,
          unit: 's',
          floor: one.sync.wallSeconds,
          floorIs: 'one',
          goal: atMost(two.sync.wallSeconds, one.sync.wallSeconds, 'sooner than one'),
        },
        { what: 'processor time per site, one', figure: perSite(sum(one.cpu)), unit: 'ms' },
        {
          what: '  two, both together',
          figure: perSite(sum(two.cpu)),
          unit: 'ms',
          floor: perSite(sum(one.cpu)),
          floorIs: 'one',
        },
        { what: '  share of the second', figure: (two.cpu[1] ?? 0) / sum(two.cpu), unit: '' },
        syncedOnce('sites synced, each asked once', sites, one.sync, two.sync),
      ];
    });
  },
};

interface SlowSync {
  readonly sync: SyncFigures;
  /** Seconds of processor time of each server, its worker included. */
  readonly cpu: readonly number[];
}

/** Syncs all sites while the worker process of each server is slowed. */
async function slowSync(world: BenchWorld, servers: readonly [Server, ...Server[]]): Promise<SlowSync> {
  const before = servers.map(({ child }) => child.cpu().all);
  const atFullSpeed = slowed(
    servers.flatMap(({ child }) => child.pids.filter(pid => pid !== child.pid)),
    PART,
  );
  const sync = await measureSync(world, servers[0], { memory: false }).finally(atFullSpeed);
  return { sync, cpu: servers.map(({ child }, index) => child.cpu().all - (before[index] ?? 0)) };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
