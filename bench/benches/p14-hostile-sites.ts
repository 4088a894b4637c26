import { atMost, type Bench, type Line, mustBe } from '../bench.ts';
import { measureSync } from '../measuring/measure-sync.ts';
import { percentile } from '../measuring/numbers.ts';
import { paced } from '../measuring/paced.ts';
import { resultsOf } from '../measuring/results.ts';
import type { Options } from '../options.ts';
import type { Server } from '../world/server.ts';
import { withWorld } from '../world/world.ts';
import { FLEET_CONCURRENCY } from './p2-sync-10000.ts';

const SITES = 1_000;
const HEAP_MB = 256;
const PER_SECOND = 25;
const SLICE_SECONDS = 1;
/** In percent of 1,000 sites: two of each kind. */
const FAULTS = { many_objects: 0.2, many_tokens: 0.2, many_plugins: 0.2, gzip_bomb: 0.2, giant: 0.2 };

export const p14: Bench = {
  name: 'p14',
  title: `sync of {sites} sites, ten of them hostile, with a heap of ${HEAP_MB} MB and health checks meanwhile`,
  sites: SITES,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? SITES;
    const concurrency = options.concurrency ?? FLEET_CONCURRENCY;
    const small = { ...options, serverNode: [...options.serverNode, `--max-old-space-size=${HEAP_MB}`] };
    const healthy = await withWorld(small, { sites, concurrency }, async world => {
      const server = await world.startServer();
      return askedMeanwhile(server, measureSync(world, server));
    });
    const faults = Object.entries(FAULTS).map(([name, share]) => `${name}:${share}`);
    return withWorld(small, { sites, concurrency, faults: faults.join(',') }, async world => {
      const server = await world.startServer();
      const { run, p99 } = await askedMeanwhile(server, measureSync(world, server));
      const { final, failed } = await resultsOf(world.store);
      const hostile = Object.values(FAULTS).reduce((sum, share) => sum + Math.round((sites * share) / 100), 0);
      const beside = { floorIs: 'the same fleet without hostile sites' };
      return [
        {
          what: 'sites synced',
          figure: final - failed,
          unit: '',
          floor: sites - hostile,
          floorIs: 'all but the hostile ones',
          goal: mustBe(final === sites && failed === hostile, 'exactly those'),
        },
        { what: 'sync of all', figure: run.wallSeconds, unit: 's', floor: healthy.run.wallSeconds, ...beside },
        {
          what: '/healthz p99',
          figure: p99,
          unit: 'ms',
          floor: healthy.p99,
          ...beside,
          goal: atMost(p99, 100, '≤ 100 ms'),
        },
        { what: 'event-loop lag p99', figure: run.lag.p99, unit: 'ms', floor: healthy.run.lag.p99, ...beside },
        { what: 'event-loop lag max', figure: run.lag.max, unit: 'ms', floor: healthy.run.lag.max, ...beside },
        { what: 'memory of the server, peak', figure: run.peakMb, unit: 'MB', floor: healthy.run.peakMb, ...beside },
      ];
    });
  },
};

async function askedMeanwhile<T>(server: Server, sync: Promise<T>): Promise<{ run: T; p99: number }> {
  const took: number[] = [];
  let syncing = true;
  const run = sync.finally(() => {
    syncing = false;
  });
  const ask = async () => void (await server.api.get('/healthz'));
  while (syncing) took.push(...(await paced(PER_SECOND, SLICE_SECONDS, ask)));
  return { run: await run, p99: percentile(took, 99) };
}
