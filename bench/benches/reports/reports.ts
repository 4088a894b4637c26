import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { extractText, getDocumentProxy } from 'unpdf';
import {
  clientReport,
  type MadeReport,
  printReport,
} from '../../../packages/server/src/features/report-prints/index.ts';
import { daysOfMonth, lastMonth } from '../../../packages/server/src/features/reports/index.ts';
import { storeHistory } from '../../../packages/server/src/features/reports/reports.fixtures.ts';
import { chromiumAt } from '../../../packages/server/src/ports/chromium/chromium-process.ts';
import { findChromium } from '../../../packages/server/src/ports/chromium/find-chromium.ts';
import { chromiumPrinter } from '../../../packages/server/src/ports/report-printer/chromium/chromium-printer.ts';
import { libraryPrinter } from '../../../packages/server/src/ports/report-printer/library/library-printer.ts';
import { readOutline } from '../../../packages/server/src/ports/report-printer/library/read-outline.ts';
import type { ReportPrinter } from '../../../packages/server/src/ports/report-printer/port.ts';
import { makeWorld, type World } from '../../../packages/server/src/testing/index.ts';
import { atMost, type Bench, type Line } from '../../bench.ts';
import { type Sample, slope, slopeError } from '../../measuring/slope.ts';
import type { Options } from '../../options.ts';

const REPORTS = 500;
const CLIENTS = 25;
const SITES_OF_EACH = 12;
const AT_ONCE = 2;
const COMPARED = 20;
const MOST_SECONDS = 600;
/** The first reports load code and fill caches. */
const WARM_UP = 1 / 5;
/**
 * MB of resident memory per 100 reports that are no leak: a heap that is collected late, and pages that the allocator
 * keeps. A growth is clear if it is above, and more than noise: the processes of Chromium come and go.
 */
const MOST_GROWTH = 20;
const STANDARD_ERRORS = 3;
const EMPTY = { html: '<!doctype html><title>Empty</title><p>', brand: { colour: '#000000' } };

export const reports: Bench = {
  name: 'reports',
  title: `reports of a month as PDF, of ${CLIENTS} clients with ${SITES_OF_EACH} sites each`,
  async run({ reports: count = REPORTS }: Options): Promise<Line[]> {
    const world = await makeWorld();
    try {
      const clients = await storeClients(world);
      const library = libraryPrinter();
      const lines = [...(await measured(world, clients, { printer: library, name: 'library', count }))];
      const program = findChromium('');
      if (program !== undefined) {
        const chromium = chromiumPrinter(chromiumAt(program));
        try {
          const ofChromium = { printer: chromium, name: 'Chromium', count };
          const floor = await timed(count, () => chromium.print(EMPTY));
          lines.push(...(await measured(world, clients, { ...ofChromium, floor: floor.seconds })));
          lines.push(...(await compared(world, clients, [chromium, library])));
        } finally {
          await chromium.close();
        }
      }
      return lines;
    } finally {
      await world.close();
    }
  },
};

async function storeClients(world: World): Promise<number[]> {
  const clients: number[] = [];
  for (let seed = 1; seed <= CLIENTS; seed++) {
    const { body } = await world.post('add-client-v1', { name: `Client ${seed} & Söhne` });
    await storeHistory(world, { clientId: body.id, sites: SITES_OF_EACH, days: 70, seed, updates: 6 });
    clients.push(body.id);
  }
  return clients;
}

function reportOf(world: World, clients: readonly number[], index: number): Promise<MadeReport> {
  const { services } = world.app;
  const clientId = clients[index % clients.length] as number;
  return clientReport(services, { clientId, ...daysOfMonth(lastMonth(services.clock.now(), 'UTC')) });
}

interface Printing {
  readonly printer: ReportPrinter;
  readonly name: string;
  readonly count: number;
  /** Seconds for as many empty pages. */
  readonly floor?: number;
}

async function measured(
  world: World,
  clients: readonly number[],
  { printer, name, count, floor }: Printing,
): Promise<Line[]> {
  let pages = 0;
  const { seconds, memory, cpu } = await timed(count, async index => {
    const pdf = await printReport({ reportPrinter: printer }, await reportOf(world, clients, index));
    pages += pdf.length;
  });
  const settled = memory.filter(({ at }) => at >= count * WARM_UP);
  const growth = slope(settled) * 100;
  const noise = slopeError(settled) * 100 * STANDARD_ERRORS;
  const first =
    settled.reduce((sum, { value }) => sum + value, 0) / settled.length - (growth * count * (1 - WARM_UP)) / 200;
  return [
    {
      what: `${count} reports with ${name}`,
      figure: seconds,
      unit: 's',
      ...(floor === undefined ? {} : { floor, floorIs: 'an empty page, as often' }),
      goal: atMost(seconds, MOST_SECONDS, `≤ ${MOST_SECONDS / 60} minutes`),
    },
    { what: '  own processor time of a report', figure: (cpu / count) * 1000, unit: 'ms' },
    { what: '  size of a PDF', figure: pages / count / 1024, unit: 'KB' },
    {
      what: `  growth of resident memory per 100 reports, over the last ${Math.round(count * (1 - WARM_UP))} (least squares)`,
      figure: growth,
      unit: 'MB',
      floor: first,
      floorIs: 'memory where the line begins, children included',
      goal: atMost(growth, Math.max(MOST_GROWTH, noise), `≤ ${MOST_GROWTH} MB, or noise (${noise.toFixed(0)} MB)`),
    },
  ];
}

async function timed(count: number, print: (index: number) => Promise<unknown>) {
  const memory: Sample[] = [];
  let next = 0;
  const before = process.cpuUsage();
  const begun = performance.now();
  const lane = async () => {
    for (let index = next++; index < count; index = next++) {
      await print(index);
      if (index % 10 === 0) {
        collect();
        memory.push({ at: index, value: residentMb() });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const { user, system } = process.cpuUsage(before);
  return {
    seconds: (performance.now() - begun) / 1000,
    cpu: (user + system) / 1e6,
    memory: memory.sort((a, b) => a.at - b.at),
  };
}

/** Collects garbage, so that what is measured is kept by something. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** Of this process and all that it has started. */
function residentMb(): number {
  if (!existsSync('/proc/self/smaps_rollup')) return process.memoryUsage().rss / 2 ** 20;
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = /^PPid:\s+(\d+)/m.exec(textOf(`/proc/${name}/status`))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === process.pid || isOurs(parents.get(pid)));
  const ours = [...parents.keys()].filter(isOurs);
  // Shared pages are counted in proportion: the processes of Chromium share most of theirs.
  const kb = ours.map(pid => Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  return kb.reduce((sum, one) => sum + one, 0) / 1024;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it has ended
  }
}

/** Every text of the report is in both PDFs, so that it can be selected. */
async function compared(world: World, clients: readonly number[], printers: readonly ReportPrinter[]): Promise<Line[]> {
  let missing = 0;
  let looked = 0;
  for (let index = 0; index < COMPARED; index++) {
    const made = await reportOf(world, clients, index);
    const { title, above, below, blocks } = readOutline(made.html);
    const texts = blocks.flatMap(block => {
      if (block.kind === 'table') return [...block.columns.map(({ label }) => label), ...block.rows.flat()];
      if (block.kind === 'figures') return block.figures.flatMap(({ label, value }) => [label, value]);
      return [block.text];
    });
    const wanted = [title, ...above, ...below, ...texts].map(squeezed);
    for (const printer of printers) {
      const pdf = await printReport({ reportPrinter: printer }, made);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
      const found = squeezed(text);
      looked += wanted.length;
      missing += wanted.filter(one => !found.includes(one)).length;
    }
  }
  return [
    {
      what: `texts of ${COMPARED} reports that are in no PDF, of ${looked}`,
      figure: missing,
      unit: '',
      goal: atMost(missing, 0, 'none'),
    },
  ];
}

/** Lines break anywhere, and PDFs know no spaces: what counts is the letters. */
const squeezed = (text: string) => text.replace(/[\s\u00ad-]+/g, '');
