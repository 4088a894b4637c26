import { atMost, type Bench, type Line, mustBe } from '../bench.ts';
import { measureSync } from '../measuring/measure-sync.ts';
import { PacedMonitor } from '../measuring/monitor.ts';
import { percentile, sleep } from '../measuring/numbers.ts';
import type { Options } from '../options.ts';
import { jobPath } from '../world/api.ts';
import type { Server } from '../world/server.ts';
import { type BenchWorld, withWorld } from '../world/world.ts';
import { FLEET, FLEET_CONCURRENCY } from './p2-sync-10000.ts';

const PER_SECOND = 25;
/** At least, and as long as it was busy: of fewer requests the slowest would be the p99. */
const IDLE_SECONDS = 10;

export const p7: Bench = {
  name: 'p7',
  title: `job status over HTTP ${PER_SECOND} times a second while {sites} sites are synced, twice`,
  sites: FLEET,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? FLEET;
    const concurrency = options.concurrency ?? FLEET_CONCURRENCY;
    return withWorld(options, { sites, concurrency }, async world => {
      const server = await world.startServer();
      const { origin } = server.api;
      const monitor = await PacedMonitor.start({ origin, authorization: world.authorization, perSecond: PER_SECOND });
      const first = await watchSync(world, server, monitor);
      const again = await watchSync(world, server, monitor);
      const busy = [...first.times, ...again.times];
      const idleSeconds = Math.max(IDLE_SECONDS, busy.length / PER_SECOND);
      const idle = await monitor.during(again.path, sleep(1000 * idleSeconds));
      await monitor.end();
      const refused = first.refused + again.refused + idle.refused;
      const p99 = percentile(busy, 99);
      const quiet = percentile(idle.times, 99);
      const lag = Math.max(first.sync.lag.p99, again.sync.lag.p99);
      return [
        {
          what: 'job status p99',
          figure: p99,
          unit: 'ms',
          floor: quiet,
          floorIs: 'the same server idle',
          goal: atMost(p99, 2 * quiet, '≤ 2 × idle'),
        },
        {
          what: 'job status p50',
          figure: percentile(busy, 50),
          unit: 'ms',
          floor: percentile(idle.times, 50),
          floorIs: 'the same server idle',
        },
        { what: 'event-loop lag p99', figure: lag, unit: 'ms', goal: atMost(lag, 10, '≤ 10 ms') },
        {
          what: 'requests refused, as there was no time',
          figure: refused,
          unit: '',
          goal: mustBe(refused === 0, 'none'),
        },
        { what: 'event-loop lag max', figure: Math.max(first.sync.lag.max, again.sync.lag.max), unit: 'ms' },
        { what: 'the first sync meanwhile', figure: first.sync.wallSeconds, unit: 's' },
        { what: 'the second sync meanwhile', figure: again.sync.wallSeconds, unit: 's' },
      ];
    });
  },
};

/** Syncs all sites, and asks for the status of that job as long as it runs. */
async function watchSync(world: BenchWorld, server: Server, monitor: PacedMonitor) {
  const earlier = await newestJob(server);
  const sync = measureSync(world, server, { memory: false });
  const path = jobPath(await jobAfter(server, earlier));
  const { times, refused } = await monitor.during(path, sync);
  return { path, times, refused, sync: await sync };
}

async function jobAfter(server: Server, earlier: string | undefined): Promise<string> {
  for (;;) {
    const job = await newestJob(server);
    if (job && job !== earlier) return job;
    await sleep(20);
  }
}

async function newestJob(server: Server): Promise<string | undefined> {
  const { data } = JSON.parse(await server.api.get('/wp-json/svc/v2/jobs')) as { data: { job_id: string }[] };
  return data[0]?.job_id;
}
