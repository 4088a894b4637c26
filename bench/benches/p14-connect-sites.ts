import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateKeyPair, register, signedFormSync, stats, unsignedForm } from '@sitekeeper/protocol';
import { makeFleetKey, NO_BACKGROUND_TASKS } from '@sitekeeper/server/testing';
import { Agent, request } from 'undici';
import { atMost, type Bench, type Line, mustBe } from '../bench.ts';
import { waitFloor } from '../measuring/floors.ts';
import { sleep } from '../measuring/numbers.ts';
import type { Options } from '../options.ts';
import { abilityPath } from '../world/api.ts';
import { startMeasuredServer } from '../world/server.ts';
import { type Simulator, startSimulator } from '../world/simulator.ts';
import { makeStore, type Store } from '../world/store.ts';

const SITES = 10_000;
/** The default of `sync.concurrency`. */
const CONCURRENCY = 100;
/** `register`, whose answer is the first sync, and the signed call that proves the key. */
const CALLS = 2;
/** How often memory is looked at. */
const SAMPLES = 20;

interface Wanted {
  readonly url: string;
  readonly admin: string;
  readonly adminpassword?: string;
  readonly uniqueid?: string;
}

/** Called p14-connect, because p14 measures hostile sites. */
export const p14Connect: Bench = {
  name: 'p14-connect',
  title: 'connect {sites} sites answering in 300 ms, each by a request of its own, results durable',
  sites: SITES,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? SITES;
    const lanes = options.concurrency ?? CONCURRENCY;
    const store = await makeStore(options.postgres, {
      ...NO_BACKGROUND_TASKS,
      SITEKEEPER_SYNC_CONCURRENCY: String(lanes),
      SITEKEEPER_REQUESTS_PER_MINUTE: '0',
      SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
    });
    try {
      const bare = await withFleet(store, options, sites, (_simulator, manifest) => bareClient(manifest, lanes));
      return await withFleet(store, options, sites, async (simulator, manifest) => {
        const authorization = await store.seed(await makeFleetKey(), []);
        const server = await startMeasuredServer(store, authorization, options.serverNode);
        const before = server.child.cpu();
        const memoryMb: number[] = [];
        let connected = 0;
        const { seconds, refused } = await connectAll(server.api.origin, authorization, { manifest, lanes }, () => {
          connected += 1;
          if (connected % Math.ceil(sites / SAMPLES) === 0) memoryMb.push(server.child.privateMb());
        });
        const cpu = server.child.cpu();
        const { calls } = await simulator.ledger();
        const { total } = JSON.parse(await server.api.get(`${abilityPath('count-sites-v1')}?input[status]=connected`));
        await server.child.end();
        const floor = waitFloor(sites * CALLS, options.latencyMs, lanes);
        return [
          {
            what: 'from the first request to the last answer',
            figure: seconds,
            unit: 's',
            floor,
            floorIs: `N·${CALLS} calls·L/C with C = ${lanes}`,
            goal: atMost(seconds, 1.5 * floor, '≤ 1.5 × floor'),
          },
          { what: 'bare client: one key for all, nothing stored', figure: bare, unit: 's', floor, floorIs: 'the same' },
          {
            what: 'sites connected',
            figure: total,
            unit: '',
            floor: sites,
            floorIs: 'all',
            goal: mustBe(total === sites, 'all'),
          },
          {
            what: 'calls to sites',
            figure: calls,
            unit: '',
            floor: sites * CALLS,
            floorIs: 'two each; one more where a password has quotes',
            goal: atMost(calls, 1.03 * sites * CALLS, '≤ 1.03 × floor'),
          },
          { what: 'requests refused with 503, and sent again after the time that it names', figure: refused, unit: '' },
          { what: 'processor time of the server', figure: cpu.all - before.all, unit: 's' },
          { what: '  for each site', figure: (1000 * (cpu.all - before.all)) / sites, unit: 'ms' },
          { what: '  of its main thread', figure: cpu.main - before.main, unit: 's' },
          { what: 'private memory of both processes, peak', figure: Math.max(...memoryMb), unit: 'MB' },
          {
            what: '  when all sites are connected',
            figure: memoryMb.at(-1) ?? 0,
            unit: 'MB',
            floor: memoryMb[SAMPLES / 2 - 1] ?? 0,
            floorIs: 'when half of the sites are connected',
          },
        ];
      });
    } finally {
      await store.remove();
    }
  },
};

/** A fleet without a registered dashboard, and the credentials that its sites require. */
async function withFleet<T>(
  store: Store,
  { latencyMs, replyBytes }: Options,
  sites: number,
  use: (simulator: Simulator, manifest: readonly Wanted[]) => Promise<T>,
): Promise<T> {
  const file = join(store.folder, 'manifest.jsonl');
  const simulator = await startSimulator(store.folder, undefined, { sites, latencyMs, replyBytes, manifest: file });
  try {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return await use(
      simulator,
      lines.map(line => JSON.parse(line) as Wanted),
    );
  } finally {
    await simulator.child.end();
  }
}

async function connectAll(
  origin: string,
  authorization: string,
  { manifest, lanes }: { manifest: readonly Wanted[]; lanes: number },
  connected: () => void,
): Promise<{ seconds: number; refused: number }> {
  let refused = 0;
  const dispatcher = new Agent({ connections: lanes });
  const headers = { authorization, 'content-type': 'application/json' };
  const seconds = await overAll(manifest, lanes, async wanted => {
    const body = JSON.stringify({ input: wanted });
    for (;;) {
      const answer = await request(origin + abilityPath('add-site-v1'), { method: 'POST', headers, body, dispatcher });
      const text = await answer.body.text();
      if (answer.statusCode === 200) return connected();
      const again = Number(answer.headers['retry-after']);
      if (answer.statusCode !== 503 || !(again > 0)) {
        throw new Error(`add-site answered ${answer.statusCode}: ${text.slice(0, 300)}`);
      }
      refused += 1;
      await sleep(again * 1000);
    }
  });
  await dispatcher.destroy();
  return { seconds, refused };
}

/** The same exchange by the simplest client. */
async function bareClient(manifest: readonly Wanted[], lanes: number): Promise<number> {
  const { privateKey, publicPem } = await generateKeyPair();
  const server = 'https://bench.invalid/';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const dispatcher = new Agent({ connections: 1, keepAliveTimeout: 1000 });
  const seconds = await overAll(manifest, lanes, async ({ url, admin: user, adminpassword: password, uniqueid }) => {
    const post = async (body: string) => {
      const answer = await request(`${url}/wp-admin/admin-ajax.php`, { method: 'POST', headers, body, dispatcher });
      const bytes = await answer.body.arrayBuffer();
      if (answer.statusCode !== 200 || bytes.byteLength < 100) throw new Error(`${url} answered the floor badly`);
    };
    const wanted = { user, publicPem, server, uniqueId: uniqueid ?? '', password };
    await post(unsignedForm(register, wanted as Parameters<typeof register.fields>[0], { user }));
    await post(signedFormSync(stats, { server }, { user, nonce: '1', privateKey }));
  });
  await dispatcher.destroy();
  return seconds;
}

async function overAll<T>(all: readonly T[], lanes: number, work: (one: T) => Promise<void>): Promise<number> {
  let next = 0;
  const start = performance.now();
  const lane = async () => {
    for (let at = next++; at < all.length; at = next++) await work(all[at] as T);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (performance.now() - start) / 1000;
}
