import { atMost, type Bench, type Line } from '../bench.ts';
import { bareClient, meanOf, signatureFloor, waitFloor } from '../measuring/floors.ts';
import { measureSync } from '../measuring/measure-sync.ts';
import type { Options } from '../options.ts';
import { costLines, syncedOnce } from '../printing/sync-lines.ts';
import { withWorld } from '../world/world.ts';

export const FLEET = 10_000;
/** With 100, the default, the answer times alone would take 30 s; with 400 they take 7.5 s. */
export const FLEET_CONCURRENCY = 400;
/** Times the bare client. */
const GOALS = { first: 1.5, again: 1.2 };
const GOAL_MB = 256;

export const p2: Bench = {
  name: 'p2',
  title: 'sync of {sites} simulated sites answering in 300 ms with 14 KB, results durable',
  sites: FLEET,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? FLEET;
    const concurrency = options.concurrency ?? FLEET_CONCURRENCY;
    return withWorld(options, { sites, concurrency }, async world => {
      const server = await world.startServer();
      const floor = waitFloor(sites, options.latencyMs, concurrency);
      const before = await bareClient(world, concurrency);
      const first = await measureSync(world, server);
      const again = await measureSync(world, server);
      const bare = meanOf(before, await bareClient(world, concurrency));
      const signatures = signatureFloor(world.key, sites);
      const wall = (what: string, figure: number, times: number): Line => {
        const goal = atMost(figure, times * bare.seconds, `≤ ${times} × floor`);
        return { what, figure, unit: 's', floor: bare.seconds, floorIs: 'a client that neither signs nor saves', goal };
      };
      const memory = (what: string, figure: number): Line => {
        return { what, figure, unit: 'MB', goal: atMost(figure, GOAL_MB, `≤ ${GOAL_MB} MB`) };
      };
      const floorIs = `N·L/C with C = ${concurrency}`;
      return [
        wall('first sync, every row is new', first.wallSeconds, GOALS.first),
        wall('sync again, little has changed', again.wallSeconds, GOALS.again),
        syncedOnce('sites synced, each asked once', sites, first, again),
        memory('memory of the server, peak', first.peakMb),
        memory('memory after the second sync, peak', again.peakMb),
        { what: 'bare client, mean of before and after', figure: bare.seconds, unit: 's', floor, floorIs },
        ...costLines(first, again, { sites, signatures, bare }),
      ];
    });
  },
};
