import { makeFleetKey, NO_BACKGROUND_TASKS } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line } from '../bench.ts';
import { percentile } from '../measuring/numbers.ts';
import { paced } from '../measuring/paced.ts';
import { plainHttp } from '../measuring/plain-http.ts';
import type { Options } from '../options.ts';
import { abilityPath } from '../world/api.ts';
import { startMeasuredServer } from '../world/server.ts';
import { makeStore, READ_BY_ONE, type Store } from '../world/store.ts';

const SITES = 10_000;
const PLUGINS = 45;
/** One in this many installed plugins is abandoned. */
const ABANDONED_ONE_IN = 10;
const PER_SECOND = 20;
const SECONDS = 8;
const GOAL_MS = 20;
const DAY_MS = 86_400_000;
const ROWS_PER_INSERT = 1000;

export const abandoned: Bench = {
  name: 'abandoned',
  title: `get-abandoned-plugins: a page of 50 over {sites} sites with ${PLUGINS} plugins, over HTTP`,
  sites: SITES,
  async run(options: Options): Promise<Line[]> {
    const store = await makeStore(options.postgres, {
      ...READ_BY_ONE,
      ...NO_BACKGROUND_TASKS,
    });
    try {
      const sites = Array.from({ length: options.sites ?? SITES }, (_, index) => ({
        url: `https://site-${index}.example.com/`,
        name: `Site ${index}`,
        status: index % 20 === 19 ? ('suspended' as const) : ('connected' as const),
      }));
      const authorization = await store.seed(await makeFleetKey(), sites);
      await storePlugins(store);
      const server = await startMeasuredServer(store, authorization, options.serverNode);
      const path = (page: number) => `${abilityPath('get-abandoned-plugins-v1')}?page=${page}`;
      const floor = await plainHttp(await server.api.get(path(1)), send => paced(PER_SECOND, SECONDS, send));
      const send = async (index: number) => void (await server.api.get(path(1 + ((index * 37) % 800))));
      await paced(PER_SECOND, 1, send);
      const times = await paced(PER_SECOND, SECONDS, send);
      await server.child.end();
      const p99 = percentile(times, 99);
      const goal = atMost(p99, GOAL_MS, `≤ ${GOAL_MS} ms`);
      const floorIs = 'plain node:http, same size and rate';
      return [
        { what: 'p99, any page', figure: p99, unit: 'ms', floor, floorIs, goal },
        { what: '  p50', figure: percentile(times, 50), unit: 'ms' },
      ];
    } finally {
      await store.remove();
    }
  },
};

/** The installed plugins of every site, and those of them that are abandoned. */
async function storePlugins(store: Store): Promise<void> {
  const app = await store.open();
  try {
    const { db, write } = app.services.database;
    const ids = (await db.selectFrom('sites').select('id').execute()).map(({ id }) => id);
    const plugins = ids.flatMap(site_id => Array.from({ length: PLUGINS }, (_, index) => pluginRow(site_id, index)));
    for (let from = 0; from < plugins.length; from += ROWS_PER_INSERT) {
      const rows = plugins.slice(from, from + ROWS_PER_INSERT);
      const old = rows.flatMap(({ site_id, slug, name, version }, index) =>
        (from + index) % ABANDONED_ONE_IN === 0
          ? [{ site_id, type: 'plugin', slug, name, version, last_updated_at: dayOf(site_id + index) }]
          : [],
      );
      await write(async trx => {
        await trx.insertInto('site_plugins').values(rows).execute();
        await trx.insertInto('site_abandoned').values(old).execute();
      });
    }
  } finally {
    await app.close();
  }
}

function pluginRow(site_id: number, index: number) {
  const name = `Plugin ${index}`;
  return {
    site_id,
    slug: `plugin-${index}/plugin-${index}.php`,
    name,
    version: '1.0',
    active: 1,
    must_use: 0,
    is_connector: 0,
  };
}

/** A day between 2010 and 2020. */
function dayOf(number: number): number {
  return Date.UTC(2010, 0, 1) + ((number * 7919) % 3650) * DAY_MS;
}
