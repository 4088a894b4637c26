import { atMost, type Bench, type Line } from '../bench.ts';
import { bareClient, signatureFloor, waitFloor } from '../measuring/floors.ts';
import { measureSync } from '../measuring/measure-sync.ts';
import type { Options } from '../options.ts';
import { costLines, syncedOnce } from '../printing/sync-lines.ts';
import { withWorld } from '../world/world.ts';

export const FLEET = 10_000;
/** With 100, the default, the answer times alone would take 30 s; with 400 they take 7.5 s. */
export const FLEET_CONCURRENCY = 400;
const GOAL_S = 15;
const GOAL_MB = 256;

export const p2: Bench = {
  name: 'p2',
  title: 'sync of 10,000 simulated sites answering in 300 ms with 14 KB, results durable',
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? FLEET;
    const concurrency = options.concurrency ?? FLEET_CONCURRENCY;
    return withWorld(options, { sites, concurrency }, async world => {
      const server = await world.startServer();
      const floor = waitFloor(sites, options.latencyMs, concurrency);
      const first = await measureSync(world, server);
      const again = await measureSync(world, server);
      const floorIs = `N·L/C with C = ${concurrency}`;
      const wall = (what: string, figure: number): Line => {
        const goal = atMost(figure, GOAL_S, `≤ ${GOAL_S} s`);
        return { what, figure, unit: 's', floor, floorIs, goal };
      };
      const [memory, ...costs] = costLines(first, sites, signatureFloor(world.key, sites));
      return [
        wall('first sync, every row is new', first.wallSeconds),
        wall('sync again, little has changed', again.wallSeconds),
        syncedOnce('sites synced, each asked once', sites, first, again),
        { ...(memory as Line), goal: atMost(first.peakMb, GOAL_MB, `≤ ${GOAL_MB} MB`) },
        {
          what: 'memory after the second sync, peak',
          figure: again.peakMb,
          unit: 'MB',
          goal: atMost(again.peakMb, GOAL_MB, `≤ ${GOAL_MB} MB`),
        },
        { what: 'bare client', figure: await bareClient(world, concurrency), unit: 's', floor, floorIs },
        ...costs,
      ];
    });
  },
};
