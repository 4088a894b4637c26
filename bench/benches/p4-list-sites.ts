import { makeFleetKey } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line } from '../bench.ts';
import { percentile } from '../measuring/numbers.ts';
import { pacedByTurns, type Send } from '../measuring/paced.ts';
import { withPlainServer } from '../measuring/plain-http.ts';
import { processorMs, saturate } from '../measuring/processor.ts';
import type { Options } from '../options.ts';
import { abilityPath } from '../world/api.ts';
import { type Server, startMeasuredServer } from '../world/server.ts';
import { makeStore, READ_BY_ONE } from '../world/store.ts';
import { townSites } from '../world/town-sites.ts';

const SITES = 10_000;
const REQUESTS = 4000;
/** In its first seconds a server compiles what runs often, in threads of their own: after so many, a request costs half. */
const UNTIL_COMPILED = 16_000;
/** The process that asks has to be warm, too. */
const WARMING = { turns: 1, seconds: 2 };
/** Short turns, and many of them: a machine that stands still for a tenth of a second is the p99 of eight seconds. */
const BY_TURNS = { turns: 20, seconds: 1 };
const TIMES = 3;

interface Search {
  readonly what: string;
  readonly search: string;
  readonly pages: number;
}

/**
 * The search text, and how much of the fleet it matches. The bench cycles through pages, so that no answer is the same
 * as the previous one.
 */
const SEARCHES: readonly [Search, ...Search[]] = [
  { what: 'no search', search: '', pages: 90 },
  { what: 'search matches 1 in 100', search: 'town 42', pages: 1 },
  { what: 'search matches 1 in 10', search: 'shop', pages: 10 },
  { what: 'search matches all', search: 'example', pages: 90 },
];

export const p4: Bench = {
  name: 'p4',
  title: 'list-sites: a page of 100 out of {sites}, filter and search, over HTTP',
  sites: SITES,
  async run(options: Options): Promise<Line[]> {
    const store = await makeStore(options.postgres, READ_BY_ONE);
    try {
      const authorization = await store.seed(await makeFleetKey(), townSites(options.sites ?? SITES));
      await store.settle();
      const server = await startMeasuredServer(store, authorization, options.serverNode);
      await processorMs(server.child, UNTIL_COMPILED, sendTo(server, SEARCHES[0]));
      const lines: Line[] = [];
      for (const one of SEARCHES) lines.push(...(await measure(server, one)));
      await server.child.end();
      return lines;
    } finally {
      await store.remove();
    }
  },
};

const pathOf = ({ search }: Search, page: number) =>
  `${abilityPath('list-sites-v1')}?page=${page}&per_page=100&status=connected&search=${encodeURIComponent(search)}`;

const sendTo =
  ({ api }: Server, search: Search): Send =>
  async index =>
    void (await api.get(pathOf(search, 1 + (index % search.pages))));

/**
 * Both servers are asked at half of what saturates them, on a machine shared with the bench; the plain one by turns also
 * as often as ours.
 */
async function measure(server: Server, search: Search): Promise<Line[]> {
  const { api, child } = server;
  const { what } = search;
  const send = sendTo(server, search);
  await processorMs(child, REQUESTS / 4, send);
  const { ms: cost, perSecond: most } = await saturate(child, REQUESTS, send);
  const perSecond = Math.round(most / 2);
  const plain = await withPlainServer(await api.get(pathOf(search, 1)), async (ask, plainChild) => {
    await processorMs(plainChild, REQUESTS / 4, ask);
    const { ms, perSecond: plainMost } = await saturate(plainChild, REQUESTS, ask);
    const half = Math.round(plainMost / 2);
    const paces = [
      { perSecond, send },
      { perSecond: half, send: ask },
      { perSecond, send: ask },
    ] as const;
    await pacedByTurns(WARMING, paces);
    const [ours, atHalf, asOften] = await pacedByTurns(BY_TURNS, paces);
    return { cost: ms, half, ours, atHalf: percentile(atHalf, 99), asOften: percentile(asOften, 99) };
  });
  const p99 = percentile(plain.ours, 99);
  return [
    {
      what: `processor time of a request, ${what}`,
      figure: cost,
      unit: 'ms',
      floor: plain.cost,
      floorIs: 'plain node:http, same bytes',
      goal: atMost(cost, TIMES * plain.cost, `≤ ${TIMES} ×`),
    },
    {
      what: `  p99 at ${perSecond} requests/s, half of the most`,
      figure: p99,
      unit: 'ms',
      floor: plain.atHalf,
      floorIs: `the same at half of its most, ${plain.half} requests/s`,
      goal: atMost(p99, TIMES * plain.atHalf, `≤ ${TIMES} ×`),
    },
    {
      what: '  the same',
      figure: p99,
      unit: 'ms',
      floor: plain.asOften,
      floorIs: 'plain node:http, asked as often',
    },
    { what: '  p50', figure: percentile(plain.ours, 50), unit: 'ms' },
  ];
}
