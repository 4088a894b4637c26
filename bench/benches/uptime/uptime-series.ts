import { makeFleetKey } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line } from '../../bench.ts';
import { percentile } from '../../measuring/numbers.ts';
import { paced } from '../../measuring/paced.ts';
import { plainHttp } from '../../measuring/plain-http.ts';
import type { Options } from '../../options.ts';
import { abilityPath } from '../../world/api.ts';
import { startMeasuredServer } from '../../world/server.ts';
import { makeStore, READ_BY_ONE, type Store } from '../../world/store.ts';
import { looksAtStore } from '../../world/store-size.ts';

const SITES = 200;
const FLEET = 10_000;
const HOUR_DAYS = 92;
const DAYS = 400;
const CHECK_HOURS = 48;
const PER_SECOND = 5;
const SECONDS = 20;
const PROBES = 200;
const GOAL_MS = 20;
const DAY_MS = 86_400_000;

/** What a check a minute leaves of an hour: of usual width, and different from hour to hour. */
const hourText = (seed: number) =>
  `1o,,,,,${(13_000 + ((seed * 7919) % 9000)).toString(36)},${(80 + (seed % 90)).toString(36)},${(900 + ((seed * 31) % 4000)).toString(36)},${(400 + (seed % 300)).toString(36)}`;

export const uptimeSeries: Bench = {
  name: 'uptime-series',
  title: `uptime and response times of a site over 90 days, of ${SITES} sites checked each minute for 400 days`,
  async run(options: Options): Promise<Line[]> {
    const store = await makeStore(options.postgres, READ_BY_ONE);
    try {
      const sites = options.sites ?? SITES;
      const seeds = Array.from({ length: sites }, (_, at) => ({
        url: `https://s${at}.example.com/`,
        name: `Site ${at}`,
      }));
      const authorization = await store.seed(await makeFleetKey(), seeds);
      const empty = (await looksAtStore(store)).mb;
      await fill(store);
      const full = ((await looksAtStore(store)).mb - empty) * (FLEET / sites);
      const server = await startMeasuredServer(store, authorization, options.serverNode);
      const series = (at: number) =>
        `${abilityPath('get-monitor-series-v1')}?input[site_id_or_domain]=s${at % sites}.example.com&input[period]=90d`;
      const list = (at: number) => `${abilityPath('list-monitors-v1')}?input[per_page]=50&input[page]=${1 + (at % 10)}`;
      const lines: Line[] = [];
      for (const [what, path] of [
        ['series of 90 days', series],
        ['page of 50 monitors with four ratios', list],
      ] as const) {
        const floor = await plainHttp(await server.api.get(path(1)), send => paced(PER_SECOND, SECONDS, send));
        const send = async (index: number) => void (await server.api.get(path(index * 37)));
        const before = server.child.cpu().all;
        for (let at = 0; at < PROBES; at++) await send(at);
        const cost = ((server.child.cpu().all - before) / PROBES) * 1000;
        const times = await paced(PER_SECOND, SECONDS, send);
        const p99 = percentile(times, 99);
        const goal = what.startsWith('series') ? { goal: atMost(p99, GOAL_MS, `≤ ${GOAL_MS} ms`) } : {};
        lines.push({
          what: `${what}, p99`,
          figure: p99,
          unit: 'ms',
          floor,
          floorIs: 'plain node:http, same size and rate',
          ...goal,
        });
        lines.push({ what: '  processor time of a request', figure: cost, unit: 'ms' });
        lines.push({ what: '  p50', figure: percentile(times, 50), unit: 'ms' });
      }
      await server.child.end();
      const most = 2 * 1024;
      lines.push({
        what: 'size for 10,000 sites after 400 days',
        figure: full,
        unit: 'MB',
        goal: atMost(full, most, '≤ 2 GB'),
      });
      return lines;
    } finally {
      await store.remove();
    }
  },
};

async function fill(store: Store): Promise<void> {
  const app = await store.open();
  try {
    const { db, write } = app.services.database;
    const ids = (await db.selectFrom('sites').select('id').execute()).map(({ id }) => id);
    const today = Math.floor(Date.now() / DAY_MS);
    const sums = { checks: 1440, watched: 86_400, down: 0, sum_ms: 350_000, timed: 1440, min_ms: 81, max_ms: 4200 };
    for (const site_id of ids) {
      const days = Array.from({ length: DAYS }, (_, ago) => ({
        site_id,
        day: today - ago,
        ...sums,
        hours:
          ago < HOUR_DAYS ? Array.from({ length: 24 }, (_, hour) => hourText(site_id + ago * 24 + hour)).join(';') : '',
      }));
      const hours = Array.from({ length: CHECK_HOURS }, (_, ago) => ({
        site_id,
        hour: today * 24 - ago,
        every_seconds: 60,
        rolled: 1,
        checks: Array.from({ length: 60 }, (_, at) => `,${(at * 60).toString(36)}.${(200 + at).toString(36)}`).join(''),
      }));
      await write(async trx => {
        await trx.insertInto('monitor_days').values(days).execute();
        await trx.insertInto('monitor_hours').values(hours).execute();
      });
    }
    const rows = ids.map(site_id => ({ site_id, status: 'up', due_at: null, checked_at: Date.now() }));
    await write(trx => trx.insertInto('monitors').values(rows).execute());
  } finally {
    await app.close();
  }
}
