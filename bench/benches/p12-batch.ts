import { atMost, type Bench, type Line } from '../bench.ts';
import { median } from '../measuring/numbers.ts';
import type { Options } from '../options.ts';
import type { Api } from '../world/api.ts';
import { withWorld } from '../world/world.ts';

const ITEMS = 100;
const ROUNDS = 5;
/** The default of `sync.concurrency`: all items of a batch may call their site at once. */
const CONCURRENCY = 100;
/** Items of a mixed batch by action, each on its own site; the first three actions call the site. */
const ON_SITES = { sync: 30, check: 20, remove: 5, suspend: 10, plugins: 10, themes: 5, security: 5 };
const SITES = Object.values(ON_SITES).reduce((sum, count) => sum + count, 0);
const CLIENTS = 10;
const TAGS = 5;
const root = '/wp-json/svc/v2';

type Body = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

export const p12: Bench = {
  name: 'p12',
  title: `a batch of ${ITEMS} items over REST`,
  async run(options: Options): Promise<Line[]> {
    const sites = (SITES + ITEMS) * ROUNDS;
    return withWorld(options, { sites, concurrency: CONCURRENCY }, async world => {
      const { api } = await world.startServer();
      const ids = await siteIds(api, sites);
      const fresh = (count: number) => ids.splice(0, count);
      const tags = await tagIds(api);
      const [mixed, chain] = await timed(() => mixedBatch(fresh, tags));
      const [syncs, one] = await timed(() => ({ sites: { sync: fresh(ITEMS) } }));
      const [stored] = await timed(() => ({
        tags: { update: Array.from({ length: ITEMS }, (_, n) => recolour(tags, n)) },
      }));
      return [
        ...lines(`${ITEMS} mixed items`, mixed, chain),
        ...lines(`${ITEMS} syncs, every row new`, syncs, one),
        { what: `${ITEMS} changes of ${TAGS} tags: the store alone`, figure: median(stored), unit: 's' },
      ];

      /** Seconds of each round, and the largest number of consecutive calls to one site. */
      async function timed(next: () => Body): Promise<[seconds: number[], calls: number]> {
        const seconds: number[] = [];
        let calls = 0;
        for (let round = 0; round < ROUNDS; round++) {
          const body = next();
          await world.simulator.resetLedger();
          const start = performance.now();
          await run(api, body);
          seconds.push((performance.now() - start) / 1000);
          calls = Math.max(calls, ...Object.values((await world.simulator.ledger()).perSite));
        }
        return [seconds, calls];
      }
    });

    function lines(what: string, seconds: readonly number[], calls: number): Line[] {
      const floor = (calls * options.latencyMs) / 1000;
      const floorIs = calls === 1 ? 'one answer of a site' : `${calls} answers of one site`;
      const figure = median(seconds);
      return [
        { what, figure, unit: 's', floor, floorIs, goal: atMost(figure, 2 * floor, '≤ 2 × floor') },
        { what: `  the slowest of ${ROUNDS}`, figure: Math.max(...seconds), unit: 's', floor },
      ];
    }
  },
};

let clients = 0;

function mixedBatch(fresh: (count: number) => number[], tags: readonly number[]): Body {
  const create = Array.from({ length: CLIENTS }, () => {
    clients += 1;
    return { name: `Client ${clients}`, client_email: `client-${clients}@bench.example` };
  });
  return {
    sites: Object.fromEntries(Object.entries(ON_SITES).map(([action, count]) => [action, fresh(count)])),
    clients: { create },
    tags: { update: tags.map((_, index) => recolour(tags, index)) },
  };
}

function recolour(tags: readonly number[], n: number) {
  return { id: tags[n % tags.length], color: `#${String(100_000 + n)}` };
}

/** @throws Error if an item failed, because failures take less time. */
async function run(api: Api, body: Body): Promise<Body> {
  const answer = await api.send('POST', `${root}/batch`, body);
  if (answer.status !== 200) throw new Error(`the batch answered ${answer.status}: ${answer.body.slice(0, 300)}`);
  const results = JSON.parse(answer.body) as Body;
  const items = Object.values(results).flatMap(actions => Object.values(actions).flat()) as { success: number }[];
  const failed = items.find(({ success }) => success !== 1);
  if (failed) throw new Error(`an item failed: ${JSON.stringify(failed).slice(0, 300)}`);
  return results;
}

async function siteIds(api: Api, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ids.length < count; page++) {
    const { data } = JSON.parse(await api.get(`${root}/sites/basic?per_page=200&page=${page}`)) as {
      data: { id: number }[];
    };
    if (data.length === 0) throw new Error(`only ${ids.length} of ${count} sites are stored`);
    ids.push(...data.map(({ id }) => id));
  }
  return ids;
}

async function tagIds(api: Api): Promise<number[]> {
  const create = Array.from({ length: TAGS }, (_, index) => ({ name: `Tag ${index}` }));
  const made = await run(api, { tags: { create } });
  return (made.tags?.create ?? []).map(one => (one as { id: number }).id);
}
