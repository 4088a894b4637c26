import { atMost, type Bench, type Line } from '../bench.ts';
import { bareClient, meanOf, signatureFloor, waitFloor } from '../measuring/floors.ts';
import { measureSync } from '../measuring/measure-sync.ts';
import type { Options } from '../options.ts';
import { costLines, syncedOnce } from '../printing/sync-lines.ts';
import { withWorld } from '../world/world.ts';

const SITES = 1000;
/** The default of `sync.concurrency`. */
const CONCURRENCY = 100;

export const p1: Bench = {
  name: 'p1',
  title: 'sync of {sites} simulated sites answering in 300 ms with 14 KB, results durable',
  sites: SITES,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? SITES;
    const concurrency = options.concurrency ?? CONCURRENCY;
    return withWorld(options, { sites, concurrency, punctual: true }, async world => {
      const server = await world.startServer();
      const floor = waitFloor(sites, options.latencyMs, concurrency);
      const before = await bareClient(world, concurrency);
      const first = await measureSync(world, server, { memory: false });
      const again = await measureSync(world, server);
      const bare = meanOf(before, await bareClient(world, concurrency));
      const signatures = signatureFloor(world.key, sites);
      const floorIs = `N·L/C with C = ${concurrency}`;
      const wall = (what: string, figure: number): Line => {
        const goal = atMost(figure, 1.3 * floor, '≤ 1.3 × floor');
        return { what, figure, unit: 's', floor, floorIs, goal };
      };
      return [
        wall('first sync, every row is new', first.wallSeconds),
        wall('sync again, little has changed', again.wallSeconds),
        syncedOnce('sites synced, each asked once', sites, first, again),
        { what: 'memory of the server, peak', figure: again.peakMb, unit: 'MB' },
        { what: 'bare client, mean of before and after', figure: bare.seconds, unit: 's', floor, floorIs },
        ...costLines(first, again, { sites, signatures, bare }),
      ];
    });
  },
};
