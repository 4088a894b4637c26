import { setTimeout as sleep } from 'node:timers/promises';
import { simulatedSiteUrl } from '@sitekeeper/child-simulator';
import { makeFleetKey, NO_BACKGROUND_TASKS } from '@sitekeeper/server/testing';
import { Agent, request } from 'undici';
import { atMost, type Bench, type Line } from '../../bench.ts';
import type { Options } from '../../options.ts';
import { abilityPath } from '../../world/api.ts';
import { type Child, startChild } from '../../world/child.ts';
import { type Server, startMeasuredServer } from '../../world/server.ts';
import { makeStore } from '../../world/store.ts';

const SITES = 10_000;
const EVERY_SECONDS = 60;
const MEASURED_SECONDS = 120;
const DOWN = 50;
const CORES = 0.5;
const FLOOR_REQUESTS = 3000;
const PATIENCE_SECONDS = 300;

export const p15Uptime: Bench = {
  name: 'p15-uptime',
  title: '10,000 sites checked each minute, 1 % of all requests failing at random',
  async run(options: Options): Promise<Line[]> {
    const count = options.sites ?? SITES;
    const store = await makeStore(options.postgres, {
      ...NO_BACKGROUND_TASKS,
      SITEKEEPER_MONITORS: 'true',
      SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
      SITEKEEPER_REQUESTS_PER_MINUTE: '0',
    });
    const env = { PATH: process.env.PATH, BENCH_SITES: String(count) };
    const pages = startChild('bench/world/front-pages.ts', [], { env });
    try {
      const { port } = await pages.message<{ port: number }>();
      const sites = Array.from({ length: count }, (_, at) => ({
        url: simulatedSiteUrl(at + 1, port),
        name: `Site ${at + 1}`,
      }));
      const authorization = await store.seed(await makeFleetKey(), sites);
      const floor = await bareCost(port);
      const server = await startMeasuredServer(store, authorization, options.serverNode);
      const lines = await measure(server, pages, count, floor);
      await server.child.end();
      return lines;
    } finally {
      await pages.end();
      await store.remove();
    }
  },
};

async function measure(server: Server, pages: Child, count: number, floorMs: number): Promise<Line[]> {
  await server.api.send('POST', abilityPath('update-monitor-settings-v1'), {
    input: { interval_seconds: EVERY_SECONDS },
  });
  await until(async () => (await counts(server)).up === count);
  await sleep(EVERY_SECONDS * 1000); // until each has its own moment
  const [cpu, asked, begin] = [server.child.cpu().all, await requestsOf(pages), performance.now()];
  await sleep(MEASURED_SECONDS * 1000);
  const seconds = (performance.now() - begin) / 1000;
  const cores = (server.child.cpu().all - cpu) / seconds;
  const perMinute = (((await requestsOf(pages)) - asked) / seconds) * 60;
  const memory = server.child.memoryMb();
  const falseAlarms = await incidents(server);
  pages.process.send({ down: DOWN });
  const [downAt, downAtMs] = [performance.now(), Date.now()];
  await until(async () => (await counts(server)).down >= DOWN);
  const told = (performance.now() - downAt) / 1000;
  const late = (await incidents(server)) - DOWN;
  const found = (await lastFound(server)) - downAtMs;
  const floor = (floorMs * perMinute) / 60_000;
  const floorIs = 'the same requests by a bare client, over new connections';
  const two = 2 * EVERY_SECONDS;
  return [
    { what: 'requests a minute', figure: perMinute, unit: '' },
    {
      what: 'processor: cores in use',
      figure: cores,
      unit: '',
      floor,
      floorIs,
      goal: atMost(cores, CORES, `≤ ${CORES}`),
    },
    { what: 'memory of server and worker', figure: memory, unit: 'MB' },
    { what: 'false alarms', figure: falseAlarms + late, unit: '', goal: atMost(falseAlarms + late, 0, '0') },
    { what: '  first failed check of the last one after', figure: found / 1000, unit: 's' },
    { what: `${DOWN} outages, the last told after`, figure: told, unit: 's', goal: atMost(told, two, `≤ ${two} s`) },
  ];
}

async function counts({ api }: Server): Promise<{ up: number; down: number }> {
  return JSON.parse(await api.get(abilityPath('count-monitors-v1'))) as { up: number; down: number };
}

async function incidents({ api }: Server): Promise<number> {
  return (JSON.parse(await api.get(abilityPath('count-incidents-v1'))) as { total: number }).total;
}

/** When the first check failed of the outage that was found last, ms epoch. */
async function lastFound({ api }: Server): Promise<number> {
  const path = `${abilityPath('list-incidents-v1')}?input[open]=true&input[per_page]=1`;
  const { items } = JSON.parse(await api.get(path)) as { items: { started_at: string }[] };
  return Date.parse(items[0]?.started_at ?? '');
}

async function requestsOf(pages: Child): Promise<number> {
  const answer = pages.message<{ requests: number }>();
  pages.process.send({});
  return (await answer).requests;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await holds()); waited++) {
    if (waited > PATIENCE_SECONDS) throw new Error('the checks of the benchmark do not come to an end');
    await sleep(1000);
  }
}

/** Milliseconds of processor time for one request by the simplest client. */
async function bareCost(port: number): Promise<number> {
  const dispatcher = new Agent({ connections: 1, pipelining: 1 });
  const before = process.cpuUsage();
  for (let from = 1; from <= FLOOR_REQUESTS; from += 20) {
    const some = Array.from({ length: 20 }, (_, at) => simulatedSiteUrl(from + at, port));
    await Promise.all(
      some.map(url =>
        request(url, { dispatcher, reset: true }).then(
          ({ body }) => body.dump(),
          () => {},
        ),
      ),
    );
  }
  const { user, system } = process.cpuUsage(before);
  await dispatcher.destroy();
  return (user + system) / 1000 / FLOOR_REQUESTS;
}
