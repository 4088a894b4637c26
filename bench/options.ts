import { parseArgs } from 'node:util';

export interface Options {
  /** Benches to run, in order; empty for all. */
  readonly names: readonly string[];
  /** Replaces the benchmark's own number of sites. */
  readonly sites: number | undefined;
  /** Replaces the benchmark's own `sync.concurrency` of the server. */
  readonly concurrency: number | undefined;
  /** Milliseconds that each simulated site takes to answer. */
  readonly latencyMs: number;
  /** What was asked for, for benches whose sites answer at once. */
  readonly latencyGiven: number | undefined;
  readonly replyBytes: number;
  /** What is wrong with which percentage of the sites, instead of what p3 has, as `simulate` takes it. */
  readonly faults: string | undefined;
  /** Seconds for one sync; matters only for sites that hang. */
  readonly deadlineSeconds: number;
  /** Seed for random choices; a new one if undefined. */
  readonly seed: number | undefined;
  /** How often p15 kills the server. */
  readonly kills: number;
  /** How long p16 lasts, in minutes. */
  readonly minutes: number;
  /** Replaces the number of reports that `reports` prints. */
  readonly reports: number | undefined;
  /** Runs per bench; the table shows the median. */
  readonly runs: number;
  /** PostgreSQL to use instead of the embedded store. */
  readonly postgres: string;
  /** Arguments for the Node of the server under test, e.g. `--cpu-prof`. */
  readonly serverNode: readonly string[];
}

export const HELP = `npm run bench -- [p1 p2 …] [options]

  --sites N         number of sites
  --concurrency C   sync.concurrency of the server
  --latency MS      answer time of a site (default 300; 1 in p10-sync)
  --reply-bytes B   size of an answer (default 14000)
  --faults LIST     name:percent,… of the sites in p3, such as hang:6
  --deadline S      seconds for one sync where sites hang (default 20)
  --seed S          seed for random choices in p15; printed if omitted
  --kills K         number of kills in p15 (default 100)
  --minutes M       length of p16 (default 30)
  --reports N       number of reports that reports prints (default 500)
  --runs R          runs of each benchmark; the table shows medians (default 1)
  --postgres URL    use PostgreSQL instead of the embedded store
  --server-node A   argument for the Node of the server, e.g. --server-node=--cpu-prof (may be repeated)
`;

/** @throws Error that says what is wrong with the arguments. */
export function readOptions(args: string[]): Options | 'help' {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      sites: text,
      concurrency: text,
      latency: text,
      'reply-bytes': text,
      faults: text,
      deadline: text,
      runs: text,
      seed: text,
      kills: text,
      minutes: text,
      reports: text,
      postgres: text,
      'server-node': { type: 'string', multiple: true },
    },
  });
  if (values.help) return 'help';
  return {
    names: positionals.map(name => name.toLowerCase()),
    sites: whole('--sites', values.sites),
    concurrency: whole('--concurrency', values.concurrency),
    latencyGiven: whole('--latency', values.latency),
    latencyMs: whole('--latency', values.latency) ?? 300,
    replyBytes: whole('--reply-bytes', values['reply-bytes']) ?? 14_000,
    faults: values.faults,
    deadlineSeconds: whole('--deadline', values.deadline) ?? 20,
    seed: whole('--seed', values.seed),
    kills: whole('--kills', values.kills) ?? 100,
    minutes: whole('--minutes', values.minutes) ?? 30,
    reports: whole('--reports', values.reports),
    runs: whole('--runs', values.runs) ?? 1,
    postgres: values.postgres ?? '',
    serverNode: values['server-node'] ?? [],
  };
}

function whole(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${name} must be a whole number above 0, not "${value}"`);
}
