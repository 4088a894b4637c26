import { makeFleetKey } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line } from '../bench.ts';
import { percentile, sleep } from '../measuring/numbers.ts';
import type { Options } from '../options.ts';
import { abilityPath } from '../world/api.ts';
import { storeItems } from '../world/fleet-items.ts';
import { type Server, startMeasuredServer } from '../world/server.ts';
import { makeStore, READ_BY_ONE, type Store } from '../world/store.ts';
import { townSites } from '../world/town-sites.ts';

const MANY = 100_000;
const PART = 10;
/** So many that p99 is not decided by one pause of the machine. */
const REQUESTS = 600;
const WARM = 20;
const OVERVIEW_MS = 50;

/** `changes`: the store is changed before each request, so that no answer comes from memory. */
const CASES = [
  { what: 'a page of the list', query: 'status=connected', pages: 90, changes: false },
  { what: 'search matches 1 in 100', query: 'search=town+42', pages: 1, changes: false },
  { what: 'search matches all', query: 'search=example', pages: 90, changes: false },
  { what: 'a page of the list, worked out', query: 'status=connected', pages: 90, changes: true },
  { what: 'search matches 1 in 100, worked out', query: 'search=town+42', pages: 1, changes: true },
  { what: 'search matches all, worked out', query: 'search=example', pages: 90, changes: true },
];

interface Measured {
  readonly p99: number;
  readonly p50: number;
  readonly cost: number;
}

export const p10: Bench = {
  name: 'p10',
  title: '{sites} sites with plugins, themes and updates: listed, searched, counted; beside a tenth of them',
  sites: MANY,
  async run(options: Options): Promise<Line[]> {
    const count = options.sites ?? MANY;
    const few = await measure(options, Math.max(1, Math.round(count / PART)));
    const many = await measure(options, count);
    const lines: Line[] = [
      { what: 'rows stored', figure: many.rows, unit: '' },
      { what: 'rows stored a second', figure: many.rows / many.seconds, unit: '/s' },
    ];
    for (const [place, { what }] of CASES.entries()) {
      const [less, more] = [few.cases[place] as Measured, many.cases[place] as Measured];
      lines.push({
        what: `p99, ${what}`,
        figure: more.p99,
        unit: 'ms',
        floor: less.p99,
        floorIs: 'a tenth of the sites',
        goal: atMost(more.p99, 2 * less.p99, '≤ 2 ×'),
      });
      lines.push({ what: '  p50', figure: more.p50, unit: 'ms', floor: less.p50, floorIs: 'a tenth of the sites' });
      lines.push({
        what: '  processor time',
        figure: more.cost,
        unit: 'ms',
        floor: less.cost,
        floorIs: 'a tenth of the sites',
      });
    }
    for (const [what, figures] of [
      ['overview', many.overview],
      ['overview, after each change of a site', many.changed],
      ['overview, after each change of updates', many.updated],
    ] as const) {
      const goal = atMost(figures.p50, OVERVIEW_MS, `≤ ${OVERVIEW_MS} ms`);
      lines.push({ what: `${what}, p50`, figure: figures.p50, unit: 'ms', goal });
      lines.push({ what: '  processor time', figure: figures.cost, unit: 'ms' });
    }
    return [
      ...lines,
      {
        what: 'memory of the server, peak',
        figure: many.peakMb,
        unit: 'MB',
        floor: few.peakMb,
        floorIs: 'a tenth of the sites',
      },
    ];
  },
};

async function measure(options: Options, count: number) {
  const store = await makeStore(options.postgres, READ_BY_ONE);
  try {
    const start = performance.now();
    const authorization = await store.seed(await makeFleetKey(), townSites(count));
    const items = await storeItems(store);
    const seconds = (performance.now() - start) / 1000;
    const server = await startMeasuredServer(store, authorization, options.serverNode);
    const change = await changes(store);
    try {
      while (server.child.pids.length > 1) await sleep(100); // it checks a large store in a process of its own
      const cases: Measured[] = [];
      for (const { query, pages, changes } of CASES) {
        const path = (index: number) =>
          `${abilityPath('list-sites-v1')}?per_page=100&${query}&page=${1 + (index % pages)}`;
        cases.push(await ask(server, path, changes ? change.site : undefined));
      }
      const path = () => abilityPath('get-overview-v1');
      const overview = await ask(server, path);
      const changed = await ask(server, path, change.site);
      const updated = await ask(server, path, change.updates);
      // Sites, with three secrets each.
      return {
        rows: items.rows + 4 * count,
        seconds,
        cases,
        overview,
        changed,
        updated,
        peakMb: server.child.peakMb(),
      };
    } finally {
      await change.close();
      await server.child.end();
    }
  } finally {
    await store.remove();
  }
}

/** Sends requests in turn; the time that `before` takes doesn't count. */
async function ask({ api, child }: Server, path: (index: number) => string, before?: () => Promise<unknown>) {
  const times: number[] = [];
  let cost = child.cpu().all;
  for (let index = -WARM; index < REQUESTS; index++) {
    if (index === 0) cost = child.cpu().all;
    await before?.();
    const start = performance.now();
    await api.get(path(index + WARM));
    if (index >= 0) times.push(performance.now() - start);
  }
  cost = (1000 * (child.cpu().all - cost)) / REQUESTS;
  return { cost, p50: percentile(times, 50), p99: percentile(times, 99) };
}

/** Another process that writes: it has the store open at the same time as the server. */
async function changes(store: Store) {
  const app = await store.open();
  const { database } = app.services;
  const first = await database.db.selectFrom('sites').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  let turn = 0;
  return {
    site: () =>
      database.write(trx =>
        trx.updateTable('sites').set({ next_sync_at: ++turn }).where('id', '=', first.id).execute(),
      ),
    updates: () =>
      database.write(trx =>
        trx
          .updateTable('site_updates')
          .set({ version: `1.4.${++turn}` })
          .where('site_id', '=', first.id)
          .execute(),
      ),
    close: () => app.close(),
  };
}
