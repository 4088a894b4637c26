import { makeFleetKey, refreshPending } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line } from '../bench.ts';
import { percentile } from '../measuring/numbers.ts';
import { inTurn, paced, pacedByTurns } from '../measuring/paced.ts';
import { withPlainServer } from '../measuring/plain-http.ts';
import type { Options } from '../options.ts';
import { abilityPath } from '../world/api.ts';
import { type Server, startMeasuredServer } from '../world/server.ts';
import { makeStore, READ_BY_ONE, type Store } from '../world/store.ts';

const SITES = 10_000;
const FEW_SITES = 1000;
/** Pending on every site: plugins out of a few hundred that exist, themes, WordPress itself. */
const PLUGINS = 40;
const THEMES = 4;
const KINDS_OF_PLUGINS = 400;
const PER_PAGE = 20;
const PER_SECOND = 20;
const SECONDS = 8;
/**
 * To each server, before its requests are timed: at twenty a second, V8 would compile what runs often for a minute, beside
 * the requests.
 */
const WARMING = 700;
/** 1,500 requests to each server: the p99 is that of fifteen, not of the slowest one. */
const BY_TURNS = { turns: 15, seconds: 5 };
const TIMES = 2;
const ROWS_PER_INSERT = 1000;

export const p5: Bench = {
  name: 'p5',
  title: `list-updates: a page of ${PER_PAGE} sites out of {sites} with ${PLUGINS + THEMES + 1} updates each, over HTTP`,
  sites: SITES,
  async run(options: Options): Promise<Line[]> {
    const few = await measure(options, Math.min(FEW_SITES, options.sites ?? SITES), { turns: 2, seconds: 5 });
    const all = await measure(options, options.sites ?? SITES, BY_TURNS);
    const goal = atMost(all.list.p99, TIMES * all.floor, `≤ ${TIMES} ×`);
    const floorIs = 'plain node:http, same size and rate, by turns';
    return [
      { what: 'p99, any page', figure: all.list.p99, unit: 'ms', floor: all.floor, floorIs, goal },
      { what: '  p50', figure: all.list.p50, unit: 'ms' },
      { what: `  p50 with ${FEW_SITES} sites`, figure: few.list.p50, unit: 'ms' },
      { what: 'p99, plugins alone', figure: all.plugins.p99, unit: 'ms' },
      { what: 'p99, searched for one plugin', figure: all.search.p99, unit: 'ms' },
      { what: '  p50', figure: all.search.p50, unit: 'ms' },
      { what: 'p50, any page, after each change of updates', figure: all.changed.p50, unit: 'ms' },
      { what: 'p50, summary by item', figure: all.summary.p50, unit: 'ms' },
    ];
  },
};

async function measure(options: Options, count: number, byTurns: typeof BY_TURNS) {
  const store = await makeStore(options.postgres, READ_BY_ONE);
  try {
    const sites = Array.from({ length: count }, (_, index) => ({
      url: `https://site-${index}.example.com/`,
      name: `Site ${index}`,
      status: index % 20 === 19 ? ('suspended' as const) : ('connected' as const),
    }));
    const authorization = await store.seed(await makeFleetKey(), sites);
    await storeUpdates(store);
    await store.settle();
    const server = await startMeasuredServer(store, authorization, options.serverNode);
    const pages = Math.floor((count * 19) / 20 / PER_PAGE);
    const page = (index: number) => `page=${1 + ((index * 37) % pages)}&per_page=${PER_PAGE}`;
    const list = `${abilityPath('list-updates-v1')}?`;
    const path = (index: number) => `${list}${page(index)}`;
    const ask = async (index: number) => void (await server.api.get(path(index)));
    await inTurn(WARMING, ask);
    const [times, plain] = await withPlainServer(await server.api.get(path(0)), async send => {
      await inTurn(WARMING, send);
      return pacedByTurns(byTurns, [
        { perSecond: PER_SECOND, send: ask },
        { perSecond: PER_SECOND, send },
      ]);
    });
    const measured = {
      floor: percentile(plain, 99),
      list: quantiles(times),
      plugins: await timesOf(server, index => `${list}input[type][]=plugins&${page(index)}`),
      search: await timesOf(server, index => `${list}search=plugin+${index % KINDS_OF_PLUGINS}x&per_page=${PER_PAGE}`),
      summary: await timesOf(server, () => abilityPath('get-updates-summary-v1'), 1),
      changed: await changedTimesOf(store, server, path),
    };
    await server.child.end();
    return measured;
  } finally {
    await store.remove();
  }
}

async function timesOf(server: Server, path: (index: number) => string, perSecond = PER_SECOND) {
  const send = async (index: number) => void (await server.api.get(path(index)));
  await paced(perSecond, 1, send);
  const times = await paced(perSecond, SECONDS, send);
  return quantiles(times);
}

/** The same, when an update changes after each answer: nothing that is kept holds for the next one. */
async function changedTimesOf(store: Store, server: Server, path: (index: number) => string) {
  const app = await store.open();
  const { database } = app.services;
  const { id } = await database.db.selectFrom('sites').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  let changed = Promise.resolve<unknown>(undefined);
  const change = (index: number) =>
    database.write(trx =>
      trx
        .updateTable('site_updates')
        .set({ version: `1.3.${index}` })
        .where('site_id', '=', id)
        .execute(),
    );
  const send = async (index: number) => {
    await server.api.get(path(index));
    changed = changed.then(() => change(index));
  };
  const times = await paced(PER_SECOND, SECONDS, send);
  await changed;
  await app.close();
  return quantiles(times);
}

function quantiles(times: readonly number[]) {
  return { p50: percentile(times, 50), p99: percentile(times, 99) };
}

async function storeUpdates(store: Store): Promise<void> {
  const app = await store.open();
  try {
    const { database } = app.services;
    const ids = (await database.db.selectFrom('sites').select('id').execute()).map(({ id }) => id);
    const rows = ids.flatMap(updatesOf);
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
      const some = rows.slice(from, from + ROWS_PER_INSERT);
      await database.write(trx => trx.insertInto('site_updates').values(some).execute());
    }
    for (let from = 0; from < ids.length; from += ROWS_PER_INSERT) {
      await database.write(trx => refreshPending(trx, ids.slice(from, from + ROWS_PER_INSERT)));
    }
  } finally {
    await app.close();
  }
}

function updatesOf(site_id: number) {
  const common = { site_id, language: '', version: '1.4.2', new_version: '1.5.0' };
  const plugins = Array.from({ length: PLUGINS }, (_, index) => {
    const kind = (site_id * 7 + index * 11) % KINDS_OF_PLUGINS;
    return { ...common, type: 'plugin', slug: `plugin-${kind}x/plugin.php`, name: `Plugin ${kind}x` };
  });
  const themes = Array.from({ length: THEMES }, (_, index) => {
    return { ...common, type: 'theme', slug: `theme-${index}`, name: `Theme ${index}` };
  });
  return [...plugins, ...themes, { ...common, type: 'core', slug: 'wordpress', name: 'WordPress' }];
}
