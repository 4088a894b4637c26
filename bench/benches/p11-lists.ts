import { makeFleetKey } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line } from '../bench.ts';
import { percentile } from '../measuring/numbers.ts';
import { inTurn, pacedByTurns } from '../measuring/paced.ts';
import { withPlainServer } from '../measuring/plain-http.ts';
import type { Options } from '../options.ts';
import { type Server, startMeasuredServer } from '../world/server.ts';
import { makeStore, READ_BY_ONE } from '../world/store.ts';
import { storeClientsAndCosts } from './p11-rows.ts';

const SITES = 10_000;
const IN_TURN = 400;
const PER_SECOND = 100;
/** 500 requests to each server, in the same hour of the machine. */
const BY_TURNS = { turns: 5, seconds: 1 };
const TIMES = 2;
const root = '/wp-json/svc/v2';

/** Pages of 100; a case with several cycles through them, so that no answer is the same as the previous one. */
const CASES = [
  { what: 'clients, page 1', path: '/clients?', first: 1, pages: 1 },
  { what: 'clients, the last ten pages', path: '/clients?', first: 91, pages: 10 },
  { what: 'clients, search matches 1 in 100', path: '/clients?search=town+42', first: 1, pages: 1 },
  { what: 'clients, search matches all, deep', path: '/clients?search=example', first: 81, pages: 20 },
  { what: 'clients, search and state, deep', path: '/clients?search=bakery&status=lead,lost', first: 2, pages: 4 },
  { what: 'clients, all but 1000 by id', path: `/clients?exclude=${every(10)}`, first: 41, pages: 40 },
  { what: 'clients, counted by search', path: '/clients/count?search=example&', first: 0, pages: 1 },
  { what: 'costs, page 1', path: '/costs?', first: 1, pages: 1 },
  { what: 'costs, the last ten pages', path: '/costs?', first: 91, pages: 10 },
  { what: 'costs, search matches 1 in 100', path: '/costs?search=number+42', first: 1, pages: 1 },
  { what: 'costs, search matches all, deep', path: '/costs?search=plan', first: 81, pages: 20 },
  {
    what: 'costs, three filters, deep',
    path: '/costs?category=plugin&status=active&type=lifetime',
    first: 2,
    pages: 4,
  },
  { what: 'costs, for tags of 100 sites: a page of sites', path: '/costs/2/sites?', first: 1, pages: 1 },
];

export const p11: Bench = {
  name: 'p11',
  title: `clients and costs: pages of 100 out of {sites} over REST, one after the other; then ${PER_SECOND} a second`,
  sites: SITES,
  async run(options: Options): Promise<Line[]> {
    const store = await makeStore(options.postgres, READ_BY_ONE);
    try {
      const count = options.sites ?? SITES;
      const sites = Array.from({ length: count }, (_, index) => ({
        url: `https://site-${index}.example.com/`,
        name: `Site ${index}`,
      }));
      const authorization = await store.seed(await makeFleetKey(), sites);
      await storeClientsAndCosts(store, count);
      await store.settle();
      const server = await startMeasuredServer(store, authorization, options.serverNode);
      const lines: Line[] = [];
      for (const one of CASES) lines.push(...(await measure(server, one)));
      await server.child.end();
      return lines;
    } finally {
      await store.remove();
    }
  },
};

async function measure({ api, child }: Server, { what, path, first, pages }: (typeof CASES)[number]): Promise<Line[]> {
  const url = (index: number) =>
    first === 0 ? `${root}${path}` : `${root}${path}&per_page=100&page=${first + (index % pages)}`;
  const body = await api.get(url(0));
  if (!/"total":[1-9]/.test(body) || body.includes('"data":[]')) throw new Error(`${what}: found nothing`);
  const send = async (index: number) => void (await api.get(url(index)));
  await inTurn(IN_TURN / 4, send);
  const cpu = child.cpu().main;
  const times = await inTurn(IN_TURN, send);
  const each = (1000 * (child.cpu().main - cpu)) / IN_TURN;
  const [floor, [crowded, plain]] = await withPlainServer(body, async ask => [
    percentile(await inTurn(IN_TURN, ask), 99),
    await pacedByTurns(BY_TURNS, [
      { perSecond: PER_SECOND, send },
      { perSecond: PER_SECOND, send: ask },
    ]),
  ]);
  const [crowdedP99, plainP99] = [percentile(crowded, 99), percentile(plain, 99)];
  return [
    {
      what: `p99, ${what}`,
      figure: percentile(times, 99),
      unit: 'ms',
      floor,
      floorIs: 'plain node:http, same size, in turn',
    },
    { what: '  p50', figure: percentile(times, 50), unit: 'ms' },
    { what: '  processor time of a request', figure: each, unit: 'ms' },
    {
      what: `  p99 at ${PER_SECOND} requests/s`,
      figure: crowdedP99,
      unit: 'ms',
      floor: plainP99,
      floorIs: 'plain node:http, same size and rate, by turns',
      goal: atMost(crowdedP99, TIMES * plainP99, `≤ ${TIMES} ×`),
    },
    { what: `  p50 at ${PER_SECOND} requests/s`, figure: percentile(crowded, 50), unit: 'ms' },
  ];
}

/** Ids, one in so many, as a comma list of at most 1000. */
function every(step: number): string {
  return Array.from({ length: 1000 }, (_, index) => 1 + index * step).join(',');
}
