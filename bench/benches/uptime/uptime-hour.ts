import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  insertMissingMonitors,
  MonitorWatch,
  makeLog,
  openApp,
  readSettings,
  rollUpMonitors,
} from '@sitekeeper/server';
import { makeFleetKey, seedSites } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line } from '../../bench.ts';
import type { Options } from '../../options.ts';
import { makeStore } from '../../world/store.ts';
import { looksAtStore } from '../../world/store-size.ts';

const SITES = 10_000;
const MINUTES = 60;
const STEP_SECONDS = 10;
const FAILING = 0.01;
const DOWN = 50;
/** Minute in which sites go down. */
const DOWN_AT = 50;
const WARM = 10;

export const uptimeHour: Bench = {
  name: 'uptime-hour',
  title: 'an hour of moved clock: 10,000 sites checked each minute, 1 % failing at random, without a network',
  async run(options: Options): Promise<Line[]> {
    const store = await makeStore(options.postgres, { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' });
    const clock = movedClock();
    const fleet = randomFleet();
    const app = await openApp(readSettings(store.env), makeLog('error'), { clock, outbound: fleet.outbound });
    try {
      const count = options.sites ?? SITES;
      const sites = Array.from({ length: count }, (_, at) => ({ url: `https://${hostOf(at)}/`, name: `Site ${at}` }));
      await seedSites(app.services, await makeFleetKey(), sites);
      await insertMissingMonitors(app.services);
      const { database } = app.services;
      const value = JSON.stringify({ interval_seconds: 60 });
      await database.write(trx => trx.insertInto('meta').values({ key: 'monitor_settings', value }).execute());
      const watch = new MonitorWatch(app.services, { gatherMs: 0 });
      const open = async () =>
        (await database.db.selectFrom('monitor_incidents').select('id').where('ended_at', 'is', null).execute()).length;
      const heap: number[] = [];
      let falseAlarms = 0;
      let toldAfter = Number.POSITIVE_INFINITY;
      const before = process.cpuUsage();
      for (let second = 0; second < MINUTES * 60; second += STEP_SECONDS) {
        if (second === DOWN_AT * 60) {
          falseAlarms = await open();
          fleet.fail(DOWN);
        }
        clock.pass(STEP_SECONDS * 1000);
        for (let turn = 0; turn < 12; turn++) await watch.turn();
        await watch.idle();
        if (second % 300 === 0) await rollUpMonitors(app.services);
        if (second % 600 === 0 && second >= WARM * 60) heap.push(heapMb());
        const since = second + STEP_SECONDS - DOWN_AT * 60;
        if (since > 0 && toldAfter > since && (await open()) >= DOWN) toldAfter = since;
      }
      const { user, system } = process.cpuUsage(before);
      const all = await database.db.selectFrom('monitor_incidents').select('id').execute();
      falseAlarms += all.length - DOWN - falseAlarms;
      const rise = (heap.at(-1) ?? 0) - (heap[0] ?? 0);
      return [
        { what: 'checks, confirmations included', figure: fleet.requests(), unit: '' },
        {
          what: 'processor time of a check without its request',
          figure: (user + system) / 1000 / fleet.requests(),
          unit: 'ms',
        },
        { what: 'false alarms', figure: falseAlarms, unit: '', goal: atMost(falseAlarms, 0, '0') },
        {
          what: `${DOWN} outages, the last told after`,
          figure: toldAfter,
          unit: 's',
          goal: atMost(toldAfter, 120, '≤ 120 s'),
        },
        {
          what: `heap, rise from minute ${WARM} on`,
          figure: rise,
          unit: 'MB',
          floor: heap[0] ?? 0,
          floorIs: 'its size then',
          goal: atMost(rise, (heap[0] ?? 0) * 0.1, '≤ 0.1 ×'),
        },
      ];
    } finally {
      await app.close();
      const size = await looksAtStore(store);
      console.error(`uptime-hour: the store has ${size.rows} rows, ${size.mb.toFixed(1)} MB`);
      await store.remove();
    }
  },
};

const hostOf = (at: number) => `93.${100 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapMb(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function movedClock() {
  let now = Date.UTC(2026, 5, 1);
  let elapsed = 0;
  return {
    now: () => now,
    elapsed: () => elapsed,
    after(_ms: number, action: () => void) {
      const timer = setTimeout(action, 1);
      return () => clearTimeout(timer);
    },
    pass(ms: number) {
      now += ms;
      elapsed += ms;
    },
  };
}

/** Sites that answer at once, except for one request in a hundred, and for those that are down. */
function randomFleet() {
  let state = 7;
  let requests = 0;
  let down = 0;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const first = Array.from({ length: DOWN }, (_, at) => hostOf(at));
  return {
    requests: () => requests,
    fail(count: number) {
      down = count;
    },
    outbound: {
      async request({ url, atAddress }: { url: string; atAddress?: ((address: string) => void) | undefined }) {
        requests += 1;
        const { hostname } = new URL(url);
        atAddress?.(hostname);
        const failed = random() < FAILING || first.slice(0, down).includes(hostname);
        return { status: failed ? 500 : 200, headers: {}, body: Buffer.alloc(0), elapsedMs: 100 + random() * 200 };
      },
      waiting: () => 0,
      close: async () => {},
    },
  };
}
