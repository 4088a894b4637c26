import type { Bench, Line } from '../bench.ts';
import { bareClient, meanOf } from '../measuring/floors.ts';
import { measureSync } from '../measuring/measure-sync.ts';
import { sleep } from '../measuring/numbers.ts';
import type { Options } from '../options.ts';
import { syncedOnce } from '../printing/sync-lines.ts';
import { withWorld } from '../world/world.ts';
import { FLEET, FLEET_CONCURRENCY } from './p2-sync-10000.ts';

/** Until each has seen the other, and the two share the limits towards sites. */
const SEEN_MS = 25_000;

export const workers: Bench = {
  name: 'workers',
  title: 'sync of 10,000 sites on PostgreSQL by one worker process, then by two (wants --postgres)',
  wantsPostgres: true,
  async run(options: Options): Promise<Line[]> {
    if (options.postgres === '') throw new Error('the benchmark workers wants --postgres');
    const sites = options.sites ?? FLEET;
    const concurrency = options.concurrency ?? FLEET_CONCURRENCY;
    return withWorld(options, { sites, concurrency }, async world => {
      const server = await world.startServer();
      const before = await bareClient(world, concurrency);
      await measureSync(world, server); // every row new: not compared
      const one = await measureSync(world, server);
      const other = await world.startServer();
      await sleep(SEEN_MS);
      const otherBefore = other.child.cpu();
      const two = await measureSync(world, server);
      const otherCpu = other.child.cpu().all - otherBefore.all;
      const bare = meanOf(before, await bareClient(world, concurrency));
      const floorIs = 'a client that neither signs nor saves';
      const perSite = (seconds: number) => (1000 * seconds) / sites;
      return [
        { what: 'one worker process, sync again', figure: one.wallSeconds, unit: 's', floor: bare.seconds, floorIs },
        {
          what: 'two worker processes, sync again',
          figure: two.wallSeconds,
          unit: 's',
          floor: one.wallSeconds,
          floorIs: 'one',
        },
        {
          what: 'processor time per site, one',
          figure: perSite(one.serverCpu.all),
          unit: 'ms',
          floor: bare.cpuPerSite,
          floorIs,
        },
        {
          what: '  two, both together',
          figure: perSite(two.serverCpu.all + otherCpu),
          unit: 'ms',
          floor: perSite(one.serverCpu.all),
          floorIs: 'one',
        },
        { what: '  share of the second', figure: otherCpu / (two.serverCpu.all + otherCpu), unit: '' },
        syncedOnce('sites synced, each asked once', sites, one, two),
      ];
    });
  },
};
