import { parseFaults } from '@sitekeeper/child-simulator';
import { atMost, type Bench, type Line, mustBe } from '../bench.ts';
import { waitFloor } from '../measuring/floors.ts';
import { measureSync } from '../measuring/measure-sync.ts';
import { resultsOf } from '../measuring/results.ts';
import type { Options } from '../options.ts';
import { withWorld } from '../world/world.ts';
import { FLEET, FLEET_CONCURRENCY } from './p2-sync-10000.ts';

const FAULTS = { hang: 5, http500: 5, slowloris: 1, giant: 1 };

export const p3: Bench = {
  name: 'p3',
  title: 'the same with 5 % hanging, 5 % answering 500, 1 % answering byte by byte, 1 % sending more than 40 MB',
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? FLEET;
    const concurrency = options.concurrency ?? FLEET_CONCURRENCY;
    const deadline = options.deadlineSeconds;
    const env = { SITEKEEPER_DEADLINE_SYNC: String(deadline) };
    const healthySeconds = async () => {
      const { wallSeconds } = await withWorld(options, { sites, concurrency }, async world =>
        measureSync(world, await world.startServer()),
      );
      return wallSeconds;
    };
    const before = await healthySeconds();
    const wrong = options.faults === undefined ? FAULTS : parseFaults(options.faults);
    const faults = Object.entries(wrong)
      .map(([name, share]) => `${name}:${share}`)
      .join(',');
    const { run, again, results, bad } = await withWorld(options, { sites, concurrency, env, faults }, async world => {
      const server = await world.startServer();
      const run = await measureSync(world, server);
      const results = await resultsOf(world.store);
      const bad = Object.values(wrong).reduce((sum, share) => sum + Math.round((sites * share) / 100), 0);
      const again = await measureSync(world, server);
      return { run, again, results, bad };
    });
    // The machine is up to a fifth slower or faster within minutes.
    const after = await healthySeconds();
    const limit = (before + after) / 2 + deadline;
    const goal = `≤ P2 (mean of ${before.toFixed(1)}, ${after.toFixed(1)} s) + deadline`;
    const answering = waitFloor(sites, options.latencyMs, concurrency);
    return [
      {
        what: 'sync of all, results durable',
        figure: run.wallSeconds,
        unit: 's',
        floor: answering + deadline,
        floorIs: `N·L/C with C = ${concurrency}, and one deadline of ${deadline} s`,
        goal: atMost(run.wallSeconds, limit, goal),
      },
      {
        what: 'the same again, when it is known which sites hang',
        figure: again.wallSeconds,
        unit: 's',
        floor: Math.max(answering, deadline),
        floorIs: 'the longer of the two',
        goal: atMost(again.wallSeconds, limit, 'the same'),
      },
      {
        what: 'sites with one final result',
        figure: results.final,
        unit: '',
        floor: sites,
        floorIs: 'all',
        goal: mustBe(results.final === sites && results.rows === sites, 'none lost or duplicated'),
      },
      {
        what: 'sites that failed',
        figure: results.failed,
        unit: '',
        floor: bad,
        floorIs: 'the sites with a fault',
        goal: mustBe(results.failed === bad, 'exactly those'),
      },
      { what: 'memory of the server, peak', figure: run.peakMb, unit: 'MB' },
      { what: 'memory after the second sync, peak', figure: again.peakMb, unit: 'MB' },
      { what: 'event-loop lag p99', figure: run.lag.p99, unit: 'ms' },
      { what: 'event-loop lag max', figure: run.lag.max, unit: 'ms' },
    ];
  },
};
