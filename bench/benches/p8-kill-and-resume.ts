import type { Bench, Line } from '../bench.ts';
import { waitForJob } from '../measuring/measure-sync.ts';
import { sleep } from '../measuring/numbers.ts';
import { changedResults, longestPause, type Results, resultsOf } from '../measuring/results.ts';
import type { Options } from '../options.ts';
import { survivedKills } from '../printing/result-lines.ts';
import type { Child } from '../world/child.ts';
import { withWorld } from '../world/world.ts';
import { FLEET, FLEET_CONCURRENCY } from './p2-sync-10000.ts';

/** Which of its processes: both, the worker, or the one that answers requests. */
const KILLS = ['both', 'worker', 'server', 'worker', 'both'] as const;
/** How long a server lives before it is killed, in ms. */
const LIVES_MS = { least: 300, most: 2500 };

export const p8: Bench = {
  name: 'p8',
  title: `kill -9 of any process at ${KILLS.length} random moments while {sites} sites are synced`,
  sites: FLEET,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? FLEET;
    const concurrency = options.concurrency ?? FLEET_CONCURRENCY;
    return withWorld(options, { sites, concurrency }, async world => {
      let server = await world.startServer();
      const job = await server.api.syncAll();
      let broken = 0;
      let before: Results = await resultsOf(world.store);
      for (const which of KILLS) {
        await sleep(LIVES_MS.least + Math.random() * (LIVES_MS.most - LIVES_MS.least));
        const told = (await server.api.job(job)).processed; // results that the server reported must survive the kill
        await kill(server.child, which);
        const after = await resultsOf(world.store);
        if (after.final < told) broken += told - after.final;
        broken += changedResults(before, after);
        before = after;
        if (which !== 'worker') server = await world.startServer();
      }
      const end = await waitForJob(server, job);
      const results = await resultsOf(world.store);
      broken += changedResults(before, results);
      const { calls } = await world.simulator.ledger();
      return [
        ...survivedKills({ sites, faulty: 0, job: end, results, broken }),
        { what: 'final results when last killed', figure: before.final, unit: '' },
        { what: 'longest time without a result', figure: longestPause(results) / 1000, unit: 's' },
        { what: 'calls to sites', figure: calls, unit: '', floor: sites, floorIs: 'one per site' },
      ];
    });
  },
};

/** A worker whose server is gone ends by itself; a server whose worker is gone starts another one. */
async function kill(child: Child, which: (typeof KILLS)[number]): Promise<void> {
  const [server, worker] = child.pids;
  if (which === 'both' && server !== undefined) process.kill(server, 'SIGSTOP');
  if (which !== 'server' && worker !== undefined) process.kill(worker, 'SIGKILL');
  if (which !== 'worker') await child.end('SIGKILL');
}
