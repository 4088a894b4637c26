import { type Bench, benchTitle, type Line } from './bench.ts';
import { abandoned } from './benches/abandoned.ts';
import { adopt } from './benches/adopt.ts';
import { backup } from './benches/backup.ts';
import { move } from './benches/move.ts';
import { overload } from './benches/overload.ts';
import { p1 } from './benches/p1-sync-1000.ts';
import { p2 } from './benches/p2-sync-10000.ts';
import { p3 } from './benches/p3-sync-with-faults.ts';
import { p4 } from './benches/p4-list-sites.ts';
import { p5 } from './benches/p5-updates.ts';
import { p6 } from './benches/p6-users-csv.ts';
import { p7 } from './benches/p7-status-under-load.ts';
import { p8Hanging } from './benches/p8-hanging.ts';
import { p8 } from './benches/p8-kill-and-resume.ts';
import { p9 } from './benches/p9-cold-start.ts';
import { p10 } from './benches/p10-large-fleet.ts';
import { p10Sync } from './benches/p10-sync.ts';
import { p11 } from './benches/p11-lists.ts';
import { p12 } from './benches/p12-batch.ts';
import { p14Connect } from './benches/p14-connect-sites.ts';
import { p14 } from './benches/p14-hostile-sites.ts';
import { p15 } from './benches/p15-kills.ts';
import { p16 } from './benches/p16-soak.ts';
import { reports } from './benches/reports/reports.ts';
import { p15Uptime } from './benches/uptime/p15-uptime.ts';
import { uptimeHour } from './benches/uptime/uptime-hour.ts';
import { uptimeSeries } from './benches/uptime/uptime-series.ts';
import { inbox } from './benches/watching/inbox.ts';
import { vulnerabilities } from './benches/watching/vulnerabilities.ts';
import { p13 } from './benches/web/p13-web.ts';
import { workers } from './benches/workers.ts';
import { median } from './measuring/numbers.ts';
import { HELP, type Options, readOptions } from './options.ts';
import { machine, stateOfMachine } from './printing/machine.ts';
import { tableOfLines } from './printing/table.ts';
import { endAllChildren } from './world/child.ts';

const BENCHES: readonly Bench[] = [
  p1,
  p2,
  p3,
  p4,
  p5,
  p6,
  p7,
  p8,
  p8Hanging,
  p9,
  p10,
  p10Sync,
  p11,
  p12,
  p13,
  p14,
  p14Connect,
  p15,
  p15Uptime,
  uptimeHour,
  uptimeSeries,
  p16,
  reports,
  abandoned,
  inbox,
  adopt,
  backup,
  overload,
  move,
  vulnerabilities,
  workers,
];

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(`${HELP}\n${BENCHES.map(bench => `  ${bench.name}  ${benchTitle(bench, undefined)}`).join('\n')}`);
    return;
  }
  const unknown = options.names.filter(name => !BENCHES.some(bench => bench.name === name));
  if (unknown.length > 0) throw new Error(`there is no benchmark ${unknown.join(', ')}; see --help`);
  console.log(`${machine()}\n`);
  let missed = 0;
  for (const bench of BENCHES) {
    const withoutPostgres = options.postgres === '' && bench.wantsPostgres === true;
    if (options.names.length > 0 ? !options.names.includes(bench.name) : withoutPostgres) continue;
    const before = stateOfMachine();
    const lines = await medianOfRuns(bench, options);
    missed += lines.filter(line => line.goal?.reached === false).length;
    const store = options.postgres === '' ? 'SQLite' : 'PostgreSQL';
    console.log(`${bench.name.toUpperCase()}  ${benchTitle(bench, options.sites)}`);
    console.log(`    ${store}, ${options.runs} run(s); before: ${before}; after: ${stateOfMachine()}\n`);
    console.log(`${tableOfLines(lines)}\n`);
  }
  if (missed > 0) console.log(`${missed} goals not reached`);
}

/** Each line comes from the run with its median figure. */
async function medianOfRuns(bench: Bench, options: Options): Promise<Line[]> {
  const runs: Line[][] = [];
  for (let run = 0; run < options.runs; run++) runs.push(await bench.run(options));
  return (runs[0] ?? []).map((_, index) => {
    const lines = runs.flatMap(run => run[index] ?? []);
    const middle = median(lines.map(line => line.figure));
    return lines.find(line => line.figure === middle) as Line;
  });
}

try {
  await main();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await endAllChildren();
  // A bench that failed leaves its simulated sites listening, which would keep this process for good.
  process.exit();
}
