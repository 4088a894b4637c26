import { atMost, type Bench, type Line, mustBe } from '../bench.ts';
import { waitForJob } from '../measuring/measure-sync.ts';
import { percentile, sleep } from '../measuring/numbers.ts';
import { rise, type Sample } from '../measuring/slope.ts';
import type { Options } from '../options.ts';
import { type Api, abilityPath } from '../world/api.ts';
import { hostileShares } from '../world/hostile.ts';
import type { Server } from '../world/server.ts';
import { withWorld } from '../world/world.ts';

const SITES = 400;
const HOSTILE_PERCENT = 5;
/** Samples before this share of the time are warm-up: code is compiled and caches fill. */
const WARM_UP = 1 / 3;
const LOOK_MS = 5_000;
const REQUEST_MS = 100;
/** Seconds for a sync: sites that hang should be synced many times in a soak. */
const DEADLINE_SECONDS = '10';
/** The rise over the measured time that noise can explain. */
const MOST = { heap: 0.05, resident: 0.1, descriptors: 5 };

export const p16: Bench = {
  name: 'p16',
  title: `a soak test with ${HOSTILE_PERCENT} % hostile sites: continuous syncs and requests`,
  async run(options: Options): Promise<Line[]> {
    const seconds = options.minutes * 60;
    const wanted = {
      sites: options.sites ?? SITES,
      concurrency: options.concurrency ?? 50,
      faults: hostileShares(HOSTILE_PERCENT),
      env: { SITEKEEPER_DEADLINE_SYNC: DEADLINE_SECONDS, SITEKEEPER_REQUESTS_PER_MINUTE: '0' },
    };
    const node = [...options.serverNode, '--expose-gc'];
    return withWorld({ ...options, serverNode: node }, wanted, async world => {
      const server = await world.startServer();
      const until = performance.now() + seconds * 1000;
      const going = () => performance.now() < until;
      const [looks, requests, syncs] = await Promise.all([
        looking(server, going),
        asking(server.api, going),
        syncing(server, going),
      ]);
      return lines(seconds, looks, requests, syncs);
    });
  },
};

interface Looks {
  readonly heap: Sample[];
  readonly resident: Sample[];
  readonly descriptors: Sample[];
}

async function looking(server: Server, going: () => boolean): Promise<Looks> {
  const looks: Looks = { heap: [], resident: [], descriptors: [] };
  const begin = performance.now();
  while (going()) {
    const at = (performance.now() - begin) / 1000;
    looks.heap.push({ at, value: await server.heapMb() });
    looks.resident.push({ at, value: server.child.memoryMb() });
    looks.descriptors.push({ at, value: server.child.descriptors() });
    await sleep(LOOK_MS);
  }
  return looks;
}

/** The usual requests of people and programs. Each must succeed: none is invalid, too frequent or forbidden. */
const ASKED = [
  '/healthz',
  '/readyz',
  `${abilityPath('list-sites-v1')}?input[per_page]=100`,
  `${abilityPath('list-updates-v1')}?input[per_page]=50`,
  `${abilityPath('list-jobs-v1')}?input[per_page]=20`,
  '/wp-json/svc/v2/sites?per_page=50',
];

interface Requests {
  answered: number;
  readonly refused: string[];
  readonly ms: number[];
}

async function asking(api: Api, going: () => boolean): Promise<Requests> {
  const requests: Requests = { answered: 0, refused: [], ms: [] };
  for (let turn = 0; going(); turn++) {
    const path = ASKED[turn % ASKED.length] as string;
    const start = performance.now();
    const status = await api.send('GET', path).then(answer => answer.status, String);
    requests.ms.push(performance.now() - start);
    if (status === 200) requests.answered += 1;
    else requests.refused.push(`${status} ${path}`);
    await sleep(REQUEST_MS);
  }
  for (const refused of requests.refused.slice(0, 10)) console.error(`p16: refused: ${refused}`);
  return requests;
}

/** Syncs all sites again and again. */
async function syncing(server: Server, going: () => boolean): Promise<{ jobs: number; sites: number }> {
  const syncs = { jobs: 0, sites: 0 };
  while (going()) {
    const job = await waitForJob(server, await server.api.syncAll());
    syncs.jobs += 1;
    syncs.sites += job.succeeded;
  }
  return syncs;
}

function lines(seconds: number, looks: Looks, requests: Requests, syncs: { jobs: number; sites: number }): Line[] {
  const steady = (all: readonly Sample[], what: string, unit: 'MB' | '', limit: (mean: number) => number): Line[] => {
    const measured = all.filter(({ at }) => at >= seconds * WARM_UP);
    const mean = measured.reduce((sum, { value }) => sum + value, 0) / measured.length;
    const figure = rise(measured);
    const goal = atMost(figure, limit(mean), `≤ ${limit(mean).toFixed(0)}: about zero`);
    return [{ what: `${what}: rise after warming up`, figure, unit, floor: mean, floorIs: 'its mean', goal }];
  };
  return [
    ...steady(looks.heap, 'heap', 'MB', mean => mean * MOST.heap),
    ...steady(looks.resident, 'resident memory', 'MB', mean => mean * MOST.resident),
    ...steady(looks.descriptors, 'descriptors', '', () => MOST.descriptors),
    {
      what: 'valid requests refused',
      figure: requests.refused.length,
      unit: '',
      goal: mustBe(requests.refused.length === 0, 'none'),
    },
    { what: 'requests answered', figure: requests.answered, unit: '' },
    { what: 'answer, p50', figure: percentile(requests.ms, 50), unit: 'ms' },
    { what: 'answer, p99', figure: percentile(requests.ms, 99), unit: 'ms' },
    { what: 'syncs of the fleet', figure: syncs.jobs, unit: '' },
    { what: 'sites synced', figure: syncs.sites, unit: '' },
    { what: 'length', figure: seconds, unit: 's' },
  ];
}
