import { availableParallelism } from 'node:os';
import { type Line, mustBe } from '../bench.ts';
import type { SyncFigures } from '../measuring/measure-sync.ts';

/** Whether every site was synced and none was called more than once. */
export function syncedOnce(what: string, sites: number, ...runs: readonly SyncFigures[]): Line {
  const right = runs.every(
    ({ job, calls, askedTwice }) => job.succeeded === sites && calls === sites && askedTwice === 0,
  );
  const least = Math.min(...runs.map(({ job }) => job.succeeded));
  return { what, figure: least, unit: '', floor: sites, floorIs: 'all', goal: mustBe(right, 'all, once') };
}

/** The resources that a sync used. */
export function costLines(run: SyncFigures, sites: number, signatures: number): Line[] {
  const both = run.serverCpu.all + run.simulatorCpu.all;
  const perSite = (seconds: number) => (seconds * 1000) / sites;
  return [
    { what: 'memory of the server, peak', figure: run.peakMb, unit: 'MB' },
    {
      what: 'server CPU per site',
      figure: perSite(run.serverCpu.all),
      unit: 'ms',
      floor: perSite(signatures * availableParallelism()),
      floorIs: 'one signature with a freshly read key',
    },
    { what: '  of this, main thread', figure: perSite(run.serverCpu.main), unit: 'ms' },
    { what: 'simulator CPU per site', figure: perSite(run.simulatorCpu.all), unit: 'ms' },
    {
      what: 'CPU of both, % of all cores',
      figure: (100 * both) / (run.wallSeconds * availableParallelism()),
      unit: '',
    },
    { what: 'event-loop lag p99', figure: run.lag.p99, unit: 'ms' },
    { what: 'event-loop lag max', figure: run.lag.max, unit: 'ms' },
  ];
}
