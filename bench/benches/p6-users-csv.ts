import { atMost, type Bench, type Line, mustBe } from '../bench.ts';
import { signatureFloor } from '../measuring/floors.ts';
import { waitForJob } from '../measuring/measure-sync.ts';
import type { Options } from '../options.ts';
import type { Server } from '../world/server.ts';
import type { BenchWorld } from '../world/world.ts';
import { withWorld } from '../world/world.ts';

const ROWS = 10_000;
const SITES = 100;
/** How much more memory an import of ten times the size may take: the rows alone are about 3 MB. */
const GROWTH_MB = 64;

const HEADER = 'username,email,first_name,last_name,user_url,password,send_password,role,select_sites,select_groups';

/**
 * The connector creates one user per call, and a site accepts one change at a time. Grouping promises one chain of
 * calls per site, with no calls besides those that create users; all chains run side by side.
 */
export const p6: Bench = {
  name: 'p6',
  title: 'import of 10,000 users from CSV over {sites} sites, results durable',
  sites: SITES,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? SITES;
    const concurrency = options.concurrency ?? 100;
    return withWorld(options, { sites, concurrency }, async world => {
      const server = await world.startServer();
      const small = await measureImport(world, server, ROWS / 10, 'few');
      const large = await measureImport(world, server, ROWS, 'many');
      const lanes = Math.min(sites, concurrency);
      const floor = (Math.ceil(ROWS / lanes) * options.latencyMs) / 1000;
      const growth = large.peakMb - small.peakMb;
      return [
        {
          what: 'time from the upload to the last result',
          figure: large.seconds,
          unit: 's',
          floor,
          floorIs: `N·L/C, C = ${lanes} chains at once`,
          goal: atMost(large.seconds, 2 * floor, '≤ 2 × floor'),
        },
        {
          what: 'calls to sites',
          figure: large.calls,
          unit: '',
          floor: ROWS,
          floorIs: 'one per user and no others',
          goal: mustBe(large.calls === ROWS, 'the floor'),
        },
        {
          what: 'users created',
          figure: large.made,
          unit: '',
          floor: ROWS,
          floorIs: 'all',
          goal: mustBe(large.made === ROWS, 'all'),
        },
        { what: 'answer to the upload', figure: large.answerSeconds, unit: 's' },
        {
          what: 'CPU of the server',
          figure: large.cpuSeconds,
          unit: 's',
          floor: signatureFloor(world.key, ROWS),
          floorIs: 'its signatures',
        },
        { what: 'peak memory, 1,000 users', figure: small.peakMb, unit: 'MB' },
        {
          what: 'peak memory, 10,000 users',
          figure: large.peakMb,
          unit: 'MB',
          goal: atMost(growth, GROWTH_MB, `≤ ${GROWTH_MB} MB more`),
        },
      ];
    });
  },
};

async function measureImport(world: BenchWorld, server: Server, rows: number, name: string) {
  await world.simulator.resetLedger();
  const before = server.child.cpu().all;
  const text = csvOf(world, rows, name);
  const start = performance.now();
  const { status, body } = await server.api.upload('/wp-json/svc/v2/users/import', 'csv_file', 'users.csv', text);
  const answerSeconds = (performance.now() - start) / 1000;
  const { job_id } = JSON.parse(body) as { job_id?: string };
  if (job_id === undefined) throw new Error(`the import created no job (${status}): ${body.slice(0, 300)}`);
  const job = await waitForJob(server, job_id);
  const seconds = (performance.now() - start) / 1000;
  const { result } = job as typeof job & { result: { success_count: number } };
  const { calls } = await world.simulator.ledger();
  const cpuSeconds = server.child.cpu().all - before;
  return { seconds, answerSeconds, calls, made: result.success_count, cpuSeconds, peakMb: server.child.peakMb() };
}

/** Rows go to the sites in turn, so that each site's are spread over the file. */
function csvOf({ simulator, sites }: BenchWorld, rows: number, name: string): string {
  const lines = Array.from({ length: rows }, (_none, i) => {
    const login = `${name}${i}`;
    return `${login},${login}@bench.example,First ${i},"Last, ${i}",,Pass-word-${i},false,author,${simulator.url((i % sites) + 1)},`;
  });
  return [HEADER, ...lines].join('\r\n');
}
