import { atMost, type Bench, type Line, mustBe } from '../bench.ts';
import { measureSync } from '../measuring/measure-sync.ts';
import { PacedMonitor } from '../measuring/monitor.ts';
import { percentile, sleep } from '../measuring/numbers.ts';
import type { Options } from '../options.ts';
import { jobPath } from '../world/api.ts';
import type { Server } from '../world/server.ts';
import { withWorld } from '../world/world.ts';
import { FLEET, FLEET_CONCURRENCY } from './p2-sync-10000.ts';

const PER_SECOND = 25;
/** At least, and as long as it was busy: of fewer requests the slowest would be the p99. */
const IDLE_SECONDS = 10;

export const p7: Bench = {
  name: 'p7',
  title: `job status over HTTP ${PER_SECOND} times a second while 10,000 sites are synced`,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? FLEET;
    const concurrency = options.concurrency ?? FLEET_CONCURRENCY;
    return withWorld(options, { sites, concurrency }, async world => {
      const server = await world.startServer();
      const { origin } = server.api;
      const monitor = await PacedMonitor.start({ origin, authorization: world.authorization, perSecond: PER_SECOND });
      const sync = measureSync(world, server, { memory: false });
      const path = jobPath(await firstJob(server));
      const busy = await monitor.during(path, sync);
      const run = await sync;
      const idleSeconds = Math.max(IDLE_SECONDS, busy.times.length / PER_SECOND);
      const idle = await monitor.during(path, sleep(1000 * idleSeconds));
      await monitor.end();
      const refused = busy.refused + idle.refused;
      const p99 = percentile(busy.times, 99);
      const quiet = percentile(idle.times, 99);
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
          figure: percentile(busy.times, 50),
          unit: 'ms',
          floor: percentile(idle.times, 50),
          floorIs: 'the same server idle',
        },
        { what: 'event-loop lag p99', figure: run.lag.p99, unit: 'ms', goal: atMost(run.lag.p99, 10, '≤ 10 ms') },
        {
          what: 'requests refused, as there was no time',
          figure: refused,
          unit: '',
          goal: mustBe(refused === 0, 'none'),
        },
        { what: 'event-loop lag max', figure: run.lag.max, unit: 'ms' },
        { what: 'the sync meanwhile', figure: run.wallSeconds, unit: 's' },
      ];
    });
  },
};

async function firstJob(server: Server): Promise<string> {
  for (;;) {
    const { data } = JSON.parse(await server.api.get('/wp-json/svc/v2/jobs')) as { data: { job_id: string }[] };
    if (data[0]) return data[0].job_id;
    await sleep(20);
  }
}
