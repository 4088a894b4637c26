import { makeFleetKey } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line } from '../bench.ts';
import { percentile } from '../measuring/numbers.ts';
import { paced } from '../measuring/paced.ts';
import { plainHttp } from '../measuring/plain-http.ts';
import type { Options } from '../options.ts';
import { abilityPath } from '../world/api.ts';
import { startMeasuredServer } from '../world/server.ts';
import { makeStore } from '../world/store.ts';

const SITES = 10_000;
const PER_SECOND = 500;
const SECONDS = 8;
const GOAL_MS = 5;
/** What is searched for, and how much of the fleet it matches. Pages go round, so that no answer is the last one. */
const SEARCHES = [
  { what: 'search matches 1 in 100', search: 'town 42', pages: 1 },
  { what: 'search matches 1 in 10', search: 'shop', pages: 10 },
  { what: 'search matches all', search: 'example', pages: 90 },
];
const TRADES = ['shop', 'bakery', 'school', 'hotel', 'museum', 'garage', 'studio', 'clinic', 'garden', 'choir'];

export const p4: Bench = {
  name: 'p4',
  title: `list-sites: a page of 100 out of 10,000, filter and search, over HTTP at ${PER_SECOND} requests/s`,
  async run(options: Options): Promise<Line[]> {
    const store = await makeStore(options.postgres, { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' });
    try {
      const sites = Array.from({ length: options.sites ?? SITES }, (_, index) => ({
        url: `https://${TRADES[index % 10]}-${index}.example.com/`,
        name: `The ${TRADES[index % 10]} of town ${Math.floor(index / 100)}`,
        status: index % 10 === 9 ? ('suspended' as const) : ('connected' as const),
      }));
      const authorization = await store.seed(await makeFleetKey(), sites);
      const server = await startMeasuredServer(store, authorization, options.serverNode);
      const path = (search: string, page: number) =>
        `${abilityPath('list-sites-v1')}?page=${page}&per_page=100&status=connected&search=${encodeURIComponent(search)}`;
      const floor = await plainHttp(await server.api.get(path('example', 1)), send => paced(PER_SECOND, SECONDS, send));
      const lines: Line[] = [];
      for (const { what, search, pages } of SEARCHES) {
        const send = async (index: number) => void (await server.api.get(path(search, 1 + (index % pages))));
        await paced(100, 1, send);
        const cpu = server.child.cpu().main;
        const times = await paced(PER_SECOND, SECONDS, send);
        const busy = (100 * (server.child.cpu().main - cpu)) / SECONDS;
        const p99 = percentile(times, 99);
        const goal = atMost(p99, GOAL_MS, `≤ ${GOAL_MS} ms`);
        lines.push(
          {
            what: `p99, ${what}`,
            figure: p99,
            unit: 'ms',
            floor,
            floorIs: 'plain node:http, same size and rate',
            goal,
          },
          { what: '  p50', figure: percentile(times, 50), unit: 'ms' },
          { what: '  main thread busy, %', figure: busy, unit: '' },
        );
      }
      await server.child.end();
      return lines;
    } finally {
      await store.remove();
    }
  },
};
