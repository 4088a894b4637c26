import { type Bench, type Line, mustBe } from '../bench.ts';
import { waitForJob } from '../measuring/measure-sync.ts';
import { sleep } from '../measuring/numbers.ts';
import { changedResults, resultsOf } from '../measuring/results.ts';
import type { Options } from '../options.ts';
import { survivedKills } from '../printing/result-lines.ts';
import type { Server } from '../world/server.ts';
import { type BenchWorld, withWorld } from '../world/world.ts';
import { FLEET, FLEET_CONCURRENCY } from './p2-sync-10000.ts';

const HANGING_PERCENT = 18;
/** Which part of the hanging sites is asked when the worker is killed: first while others are still synced. */
const ASKED_AT_KILLS = [0.6, 0.3] as const;
/** A site that hangs is asked at its second address, too. */
const ADDRESSES = 2;
const LOOK_MS = 100;
const MEMORY_MS = 1000;
const GIVE_UP_MS = 240_000;

export const p8Hanging: Bench = {
  name: 'p8-hanging',
  title: `kill -9 of the worker, twice, while it waits for those of {sites} sites that hang, ${HANGING_PERCENT} %`,
  sites: FLEET,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? FLEET;
    const concurrency = options.concurrency ?? FLEET_CONCURRENCY;
    const hanging = Math.round((sites * HANGING_PERCENT) / 100);
    const env = { SITEKEEPER_DEADLINE_SYNC: String(options.deadlineSeconds) };
    return withWorld(options, { sites, concurrency, env, faults: `hang:${HANGING_PERCENT}` }, async world => {
      const server = await world.startServer();
      let peakMb = 0;
      const memory = setInterval(() => {
        peakMb = Math.max(peakMb, server.child.privateMb());
      }, MEMORY_MS);
      const began = performance.now();
      const job = await server.api.syncAll();
      let before = await resultsOf(world.store);
      let broken = 0;
      const seconds: number[] = [];
      for (const part of ASKED_AT_KILLS) {
        seconds.push(await untilAsked(world, part * hanging));
        await killWorker(server);
        const after = await resultsOf(world.store);
        broken += changedResults(before, after);
        before = after;
      }
      const end = await waitForJob(server, job).finally(() => clearInterval(memory));
      const wall = (performance.now() - began) / 1000;
      const results = await resultsOf(world.store);
      broken += changedResults(before, results);
      const { calls, perSite } = await world.simulator.ledger();
      const mostExpected = ADDRESSES * (1 + ASKED_AT_KILLS.length);
      const most = Math.max(...Object.values(perSite));
      return [
        ...survivedKills({ sites, faulty: hanging, job: end, results, broken }),
        {
          what: 'most calls to one site',
          figure: most,
          unit: '',
          floor: mostExpected,
          floorIs: 'both addresses of the site, and again after each kill',
          goal: mustBe(most <= mostExpected, 'no more'),
        },
        { what: 'calls to sites', figure: calls, unit: '', floor: sites, floorIs: 'one per site' },
        { what: 'until as many hang again, after the first kill', figure: seconds[1] ?? 0, unit: 's' },
        { what: 'the sync', figure: wall, unit: 's' },
        { what: 'memory of the server, peak', figure: peakMb, unit: 'MB' },
      ];
    });
  },
};

async function untilAsked({ simulator }: BenchWorld, calls: number): Promise<number> {
  const began = performance.now();
  while ((await simulator.ledger()).inFlight < calls) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error(`there were never ${calls} calls under way`);
    await sleep(LOOK_MS);
  }
  return (performance.now() - began) / 1000;
}

async function killWorker({ child }: Server): Promise<void> {
  const [, worker] = child.pids;
  if (worker === undefined) throw new Error('the server has no worker process');
  process.kill(worker, 'SIGKILL');
}
