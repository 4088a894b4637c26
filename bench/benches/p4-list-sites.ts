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
  title: 'list-sites: a page of 100 out of 10,000, filter and search, over HTTP',
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

/** The plain server gets the same requests at the same rate: half of what saturates ours, on a machine shared with the bench. */
async function measure(server: Server, search: Search): Promise<Line[]> {
  const { api, child } = server;
  const { what } = search;
  const send = sendTo(server, search);
  await processorMs(child, REQUESTS / 4, send);
  const { ms: cost, perSecond: most } = await saturate(child, REQUESTS, send);
  const perSecond = Math.round(most / 2);
  const { floor, times, plainTimes } = await withPlainServer(await api.get(pathOf(search, 1)), async (ask, plain) => {
    await processorMs(plain, REQUESTS / 4, ask);
    const floor = await processorMs(plain, REQUESTS, ask);
    await pacedByTurns(perSecond, WARMING, [send, ask]);
    const [times, plainTimes] = await pacedByTurns(perSecond, BY_TURNS, [send, ask]);
    return { floor, times, plainTimes };
  });
  const p99 = percentile(times, 99);
  const plainP99 = percentile(plainTimes, 99);
  return [
    {
      what: `processor time of a request, ${what}`,
      figure: cost,
      unit: 'ms',
      floor,
      floorIs: 'plain node:http, same bytes',
      goal: atMost(cost, TIMES * floor, `≤ ${TIMES} ×`),
    },
    {
      what: `  p99 at ${perSecond} requests/s`,
      figure: p99,
      unit: 'ms',
      floor: plainP99,
      floorIs: 'the same at the same rate, by turns',
      goal: atMost(p99, TIMES * plainP99, `≤ ${TIMES} ×`),
    },
    { what: '  p50', figure: percentile(times, 50), unit: 'ms' },
  ];
}
