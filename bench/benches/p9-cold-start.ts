import { spawn } from 'node:child_process';
import { atMost, type Bench, type Line } from '../bench.ts';
import { measureSync } from '../measuring/measure-sync.ts';
import { median, sleep } from '../measuring/numbers.ts';
import type { Options } from '../options.ts';
import { abilityPath } from '../world/api.ts';
import { withWorld } from '../world/world.ts';
import { FLEET, FLEET_CONCURRENCY } from './p2-sync-10000.ts';

const STARTS = 5;
const IDLE_MS = 5000;
const GOAL_MS = 600;
const GOAL_MB = 150;

export const p9: Bench = {
  name: 'p9',
  title: 'cold start with {sites} synced sites, from the start of the process to the first answered list',
  sites: FLEET,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? FLEET;
    return withWorld({ ...options, latencyMs: 1 }, { sites, concurrency: FLEET_CONCURRENCY }, async world => {
      const filling = await world.startServer();
      await measureSync(world, filling);
      await filling.child.end();
      const starts: number[] = [];
      const costs: number[] = [];
      let memory = Number.NaN;
      for (let run = 0; run < STARTS; run++) {
        const begun = performance.now();
        const server = await world.startServer();
        await server.api.get(`${abilityPath('list-sites-v1')}?per_page=20`);
        starts.push(performance.now() - begun);
        costs.push(server.child.ownCpu() * 1000);
        if (run === STARTS - 1) {
          await sleep(IDLE_MS);
          memory = server.child.privateMb();
        }
        await server.child.end();
      }
      const bare = [await bareNode(), await bareNode(), await bareNode()];
      const floor = { floor: median(bare), floorIs: 'node -e 0' };
      const start = median(starts);
      return [
        {
          what: `start, median of ${STARTS}`,
          figure: start,
          unit: 'ms',
          ...floor,
          goal: atMost(start, GOAL_MS, '≤ 0.6 s'),
        },
        { what: '  processor time of it', figure: median(costs), unit: 'ms' },
        {
          what: 'private memory of all processes when idle',
          figure: memory,
          unit: 'MB',
          goal: atMost(memory, GOAL_MB, `≤ ${GOAL_MB} MB`),
        },
      ];
    });
  },
};

/** Milliseconds that Node takes to do nothing. */
async function bareNode(): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
  await new Promise(resolve => child.once('exit', resolve));
  return performance.now() - begun;
}
