import { atMost, type Bench, type Line } from '../bench.ts';
import { bareClient, meanOf } from '../measuring/floors.ts';
import { measureSync, type SyncFigures } from '../measuring/measure-sync.ts';
import { median } from '../measuring/numbers.ts';
import type { Options } from '../options.ts';
import { syncedOnce } from '../printing/sync-lines.ts';
import { looksAtStore } from '../world/store-size.ts';
import { withWorld } from '../world/world.ts';
import { FLEET_CONCURRENCY } from './p2-sync-10000.ts';

const MANY = 100_000;
/** Parts of a sync; the first is left out, in which the processes are still warming up. */
const PARTS = 10;
/** What the last part may need more than the second. */
const FLAT = 1.15;

export const p10Sync: Bench = {
  name: 'p10-sync',
  title: 'sync of {sites} simulated sites that answer at once with 14 KB, results durable',
  sites: MANY,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? MANY;
    const concurrency = options.concurrency ?? FLEET_CONCURRENCY;
    const world = { sites, concurrency };
    return withWorld({ ...options, latencyMs: options.latencyGiven ?? 1 }, world, async world => {
      const server = await world.startServer();
      const before = await bareClient(world, concurrency);
      const empty = await looksAtStore(world.store);
      const first = await measureSync(world, server);
      const full = await looksAtStore(world.store);
      const again = await measureSync(world, server);
      const bare = meanOf(before, await bareClient(world, concurrency));
      const wall = (what: string, run: SyncFigures): Line[] => {
        const floorIs = 'a client that neither signs nor saves';
        return [
          { what, figure: run.wallSeconds, unit: 's', floor: bare.seconds, floorIs },
          {
            what: '  processor time of all processes per site',
            figure: (1000 * run.serverCpu.all) / sites,
            unit: 'ms',
            floor: bare.cpuPerSite,
            floorIs,
          },
          ...memoryLines(run),
        ];
      };
      return [
        ...wall('first sync, every row is new', first),
        ...wall('sync again, little has changed', again),
        syncedOnce('sites synced, each asked once', sites, first, again),
        { what: 'rows stored by the first sync', figure: full.rows - empty.rows, unit: '' },
        { what: '  a second', figure: (full.rows - empty.rows) / first.wallSeconds, unit: '/s' },
        { what: '  on disk for each site, indexes included', figure: (1000 * full.mb) / sites, unit: 'KB' },
      ];
    });
  },
};

/** Of all processes of the server together. */
function memoryLines({ memoryMb, peakMb }: SyncFigures): Line[] {
  const part = (which: number) => {
    const size = memoryMb.length / PARTS;
    return median(memoryMb.slice(Math.floor(which * size), Math.max(1, Math.floor((which + 1) * size))));
  };
  const [early, late] = [part(1), part(PARTS - 1)];
  return [
    {
      what: '  private memory in the last tenth, median',
      figure: late,
      unit: 'MB',
      floor: early,
      floorIs: 'in the second tenth',
      goal: atMost(late, FLAT * early, 'flat'),
    },
    { what: '  peak', figure: peakMb, unit: 'MB' },
  ];
}
