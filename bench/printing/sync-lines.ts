import { availableParallelism } from 'node:os';
import { type Line, mustBe } from '../bench.ts';
import type { BareFigures } from '../measuring/floors.ts';
import type { SyncFigures } from '../measuring/measure-sync.ts';

/** Whether every site was synced and none was called more than once. */
export function syncedOnce(what: string, sites: number, ...runs: readonly SyncFigures[]): Line {
  const right = runs.every(
    ({ job, calls, askedTwice }) => job.succeeded === sites && calls === sites && askedTwice === 0,
  );
  const least = Math.min(...runs.map(({ job }) => job.succeeded));
  return { what, figure: least, unit: '', floor: sites, floorIs: 'all', goal: mustBe(right, 'all, once') };
}

/** The resources that two syncs of the same fleet used, beside those of the bare client. */
export function costLines(
  first: SyncFigures,
  again: SyncFigures,
  { sites, signatures, bare }: { sites: number; signatures: number; bare: BareFigures },
): Line[] {
  const perSite = (seconds: number) => (seconds * 1000) / sites;
  const both = first.serverCpu.all + first.simulatorCpu.all;
  const cpu = (what: string, run: SyncFigures): Line => ({
    what,
    figure: perSite(run.serverCpu.all),
    unit: 'ms',
    floor: bare.cpuPerSite,
    floorIs: 'the bare client',
  });
  return [
    cpu('server CPU per site, first', first),
    { what: '  of this, main thread', figure: perSite(first.serverCpu.main), unit: 'ms' },
    cpu('server CPU per site, again', again),
    { what: '  of this, main thread', figure: perSite(again.serverCpu.main), unit: 'ms' },
    { what: 'one signature with a freshly read key', figure: perSite(signatures * availableParallelism()), unit: 'ms' },
    { what: 'simulator CPU per site', figure: perSite(first.simulatorCpu.all), unit: 'ms' },
    {
      what: 'CPU of both, % of all cores',
      figure: (100 * both) / (first.wallSeconds * availableParallelism()),
      unit: '',
    },
    { what: 'event-loop lag p99', figure: first.lag.p99, unit: 'ms' },
    { what: 'event-loop lag max', figure: first.lag.max, unit: 'ms' },
  ];
}
