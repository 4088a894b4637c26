import { makeFleetKey } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line, mustBe } from '../bench.ts';
import { PacedMonitor } from '../measuring/monitor.ts';
import { percentile } from '../measuring/numbers.ts';
import { paced } from '../measuring/paced.ts';
import type { Options } from '../options.ts';
import { Api, abilityPath } from '../world/api.ts';
import type { Child } from '../world/child.ts';
import { startMeasuredServer } from '../world/server.ts';
import { makeStore } from '../world/store.ts';

const SITES = 10_000;
const PAGES = 90;
const SECONDS = 6;
/** The first rate is far below what any machine can do; then half as much again each time. */
const FIRST_PER_SECOND = 40;
const STEP = 1.5;
/** Saturated: less than this part of what is sent is answered within a second. */
const ENOUGH = 0.9;
const IN_TIME_MS = 1000;
const HEALTH_PER_SECOND = 10;
/** Each client of many: nothing waits in the bench for a connection. */
const SOCKETS = 900;

interface Load {
  /** Requests per second that are answered with a page within a second. */
  readonly goodput: number;
  readonly refused: number;
  readonly resets: number;
  /** ms */
  readonly p99: number;
  /** Of each second: for how long the server's main thread ran, for how long it had no processor, and what the bench took. */
  readonly ran: number;
  readonly waited: number;
  readonly bench: number;
}

export const overload: Bench = {
  name: 'overload',
  title: 'searches of list-sites that match all of {sites} sites, at twice the rate that saturates the server',
  sites: SITES,
  async run(options: Options): Promise<Line[]> {
    const store = await makeStore(options.postgres, {
      SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
      SITEKEEPER_WORKER: 'false',
      SITEKEEPER_REQUESTS_PER_MINUTE: '100000',
    });
    try {
      const sites = Array.from({ length: options.sites ?? SITES }, (_, index) => ({
        url: `https://site-${index}.example.com/`,
        name: `Site ${index}`,
      }));
      const authorization = await store.seed(await makeFleetKey(), sites);
      const server = await startMeasuredServer(store, authorization, options.serverNode);
      const api = new Api(server.api.origin, authorization, SOCKETS);
      let rate = FIRST_PER_SECOND;
      const loadAt = (perSecond: number) => loadOf(server.child, api, perSecond);
      let peak = await loadAt(rate);
      let last = peak;
      while (last.goodput >= ENOUGH * rate) {
        rate = Math.round(rate * STEP);
        last = await loadAt(rate);
        if (last.goodput > peak.goodput) peak = last;
      }
      const twice = Math.round(2 * peak.goodput);
      const monitor = await PacedMonitor.start({
        origin: server.api.origin,
        authorization: 'none',
        perSecond: HEALTH_PER_SECOND,
      });
      const loaded = loadAt(twice);
      const health = await monitor.during('/healthz', loaded);
      await monitor.end();
      const over = await loaded;
      await server.child.end();
      const share = over.goodput / peak.goodput;
      return [
        {
          what: `searches answered in time at ${twice} a second`,
          figure: over.goodput,
          unit: '/s',
          floor: peak.goodput,
          floorIs: 'the most at any rate',
          goal: mustBe(share >= 0.8, '≥ 80 %'),
        },
        {
          what: '  the same for a second that its main thread ran',
          figure: over.goodput / over.ran,
          unit: '/s',
          floor: peak.goodput / peak.ran,
          floorIs: 'at the rate of the most',
        },
        { what: '  of a second, that thread had no processor', ...compared(over.waited, peak.waited) },
        { what: '  of a second, the bench itself ran', ...compared(over.bench, peak.bench) },
        { what: '  p99 of these', figure: over.p99, unit: 'ms' },
        { what: '  refused with 503 and Retry-After', figure: over.refused, unit: '/s' },
        { what: '  connections reset', figure: over.resets, unit: '', goal: mustBe(over.resets === 0, 'none') },
        {
          what: '  /healthz meanwhile, p99',
          figure: percentile(health.times, 99),
          unit: 'ms',
          goal: atMost(percentile(health.times, 99), IN_TIME_MS, '≤ 1 s'),
        },
        { what: '    refused', figure: health.refused, unit: '', goal: mustBe(health.refused === 0, 'none') },
      ];
    } finally {
      await store.remove();
    }
  },
};

/** `example` in ever other letters, so that no answer is one that was given before. */
function searchFor(index: number): string {
  const round = Math.floor(index / PAGES);
  return [...'example'].map((letter, place) => ((round >> place) & 1 ? letter.toUpperCase() : letter)).join('');
}

const compared = (figure: number, floor: number) =>
  ({ figure, floor, unit: 's', floorIs: 'at the rate of the most' }) as const;

/** Sends searches at a rate for some seconds. */
async function loadOf(server: Child, api: Api, perSecond: number): Promise<Load> {
  const times: number[] = [];
  let refused = 0;
  let resets = 0;
  const begun = performance.now();
  const before = { thread: server.mainThread(), bench: process.cpuUsage() };
  await paced(perSecond, SECONDS, async index => {
    const path = `${abilityPath('list-sites-v1')}?page=${1 + (index % PAGES)}&per_page=100&search=${searchFor(index)}`;
    const sent = performance.now();
    try {
      const { status, retryAfter } = await api.send('GET', path);
      if (status === 200) times.push(performance.now() - sent);
      else if (status === 503 && retryAfter !== undefined) refused += 1;
      else throw new Error(`answered ${status}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
      resets += 1;
    }
  });
  const seconds = (performance.now() - begun) / 1000;
  const thread = server.mainThread();
  const { user, system } = process.cpuUsage(before.bench);
  const good = times.filter(ms => ms <= IN_TIME_MS);
  return {
    goodput: good.length / SECONDS,
    refused: refused / SECONDS,
    resets,
    p99: percentile(times, 99),
    ran: (thread.ran - before.thread.ran) / seconds,
    waited: (thread.waited - before.thread.waited) / seconds,
    bench: (user + system) / 1e6 / seconds,
  };
}
