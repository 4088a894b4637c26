import { exportPrivateKey } from '@sitekeeper/protocol';
import { storeImport } from '@sitekeeper/server';
import {
  type FleetKey,
  makeFleetKey,
  NO_BACKGROUND_TASKS,
  oldDashboardOf,
  oldSiteOf,
} from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line, mustBe } from '../bench.ts';
import { waitFloor } from '../measuring/floors.ts';
import { sleep } from '../measuring/numbers.ts';
import type { Options } from '../options.ts';
import { startMeasuredServer } from '../world/server.ts';
import { type Simulator, startSimulator } from '../world/simulator.ts';
import { makeStore, type Store } from '../world/store.ts';

const SITES = 1_000;
/** The default of `sync.concurrency`. */
const CONCURRENCY = 100;
/** To bind our text, to register, and to prove the key. */
const CALLS = 3;

export const adopt: Bench = {
  name: 'adopt',
  title: 'adopt {sites} sites of another dashboard, answering in 300 ms, then cut them over; results durable',
  sites: SITES,
  async run(options: Options): Promise<Line[]> {
    const sites = options.sites ?? SITES;
    const lanes = options.concurrency ?? CONCURRENCY;
    const { latencyMs, replyBytes } = options;
    const store = await makeStore(options.postgres, {
      ...NO_BACKGROUND_TASKS,
      SITEKEEPER_SYNC_CONCURRENCY: String(lanes),
      SITEKEEPER_REQUESTS_PER_MINUTE: '0',
      SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
    });
    try {
      const key = await makeFleetKey('rsa');
      const simulator = await startSimulator(store.folder, key, { sites, latencyMs, replyBytes });
      try {
        const authorization = await store.seed(key, []);
        const planSeconds = await plan(store, key, simulator, sites);
        const server = await startMeasuredServer(store, authorization, options.serverNode);
        const step = async (ability: string, input: object) => {
          await simulator.resetLedger();
          const before = server.child.cpu().all;
          const start = performance.now();
          const { job_id } = await post(server.api.origin, authorization, ability, input);
          const job = await ended(server.api.origin, authorization, job_id);
          const seconds = (performance.now() - start) / 1000;
          return { seconds, cpu: server.child.cpu().all - before, job, calls: (await simulator.ledger()).calls };
        };
        const { items } = await get(server.api.origin, authorization, 'imports', 'data');
        const import_id = items[0].id;
        const adopted = await step('adopt-import-v1', { import_id });
        const cut = await step('cut-over-import-v1', { import_id, confirm: true });
        const peakMb = server.child.peakMb();
        await server.child.end();
        const floors = { adopt: waitFloor(sites, latencyMs, lanes), cut: waitFloor(sites * CALLS, latencyMs, lanes) };
        const all = adopted.job.succeeded === sites && cut.job.succeeded === sites;
        const beside = { floorIs: `N·L/C with C = ${lanes}` };
        return [
          { what: 'plan stored, keys sealed', figure: planSeconds, unit: 's' },
          {
            what: 'adopted, from the request to the end of the job',
            figure: adopted.seconds,
            unit: 's',
            floor: floors.adopt,
            ...beside,
            goal: atMost(adopted.seconds, 2 * floors.adopt, '≤ 2 × floor'),
          },
          { what: '  calls to sites', figure: adopted.calls, unit: '', floor: sites, floorIs: 'one each' },
          { what: '  processor time of the server, for each site', figure: (1000 * adopted.cpu) / sites, unit: 'ms' },
          {
            what: 'cut over, from the request to the end of the job',
            figure: cut.seconds,
            unit: 's',
            floor: floors.cut,
            floorIs: `N·${CALLS} calls·L/C`,
          },
          { what: '  calls to sites', figure: cut.calls, unit: '', floor: CALLS * sites, floorIs: 'three each' },
          { what: '  processor time of the server, for each site', figure: (1000 * cut.cpu) / sites, unit: 'ms' },
          { what: 'sites without failure', figure: Number(all) * sites, unit: '', goal: mustBe(all, 'all') },
          { what: 'peak memory of the server', figure: peakMb, unit: 'MB' },
        ];
      } finally {
        await simulator.child.end();
      }
    } finally {
      await store.remove();
    }
  },
};

async function plan(store: Store, key: FleetKey, simulator: Simulator, sites: number): Promise<number> {
  const pkcs8 = exportPrivateKey(key.privateKey);
  const rows = Array.from({ length: sites }, (_none, at) =>
    oldSiteOf(at + 1, simulator.url(at + 1), { login: key.admin, key: { kind: 'key', pkcs8 } }),
  );
  const app = await store.open();
  try {
    const start = performance.now();
    const actor = { kind: 'system', name: 'bench' } as const;
    await storeImport(app.services, actor, { oldDashboard: oldDashboardOf(rows, { serverTexts: [key.server] }) });
    return (performance.now() - start) / 1000;
  } finally {
    await app.close();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of several shapes, of which a member or two is read
type Loose = any;

async function post(origin: string, authorization: string, ability: string, input: object): Promise<Loose> {
  const headers = { authorization, 'content-type': 'application/json' };
  const url = `${origin}/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ input }) });
  const body: Loose = await answer.json();
  if (answer.status !== 200 || !body.job_id) throw new Error(`${ability} answered ${JSON.stringify(body)}`);
  return body;
}

async function get(origin: string, authorization: string, path: string, member: string): Promise<Loose> {
  const answer = await fetch(`${origin}/wp-json/svc/v2/${path}`, { headers: { authorization } });
  const body: Loose = await answer.json();
  return { ...body, items: body[member] };
}

async function ended(origin: string, authorization: string, jobId: string): Promise<Loose> {
  for (;;) {
    const job = await get(origin, authorization, `jobs/${jobId}`, 'errors');
    if (job.status === 'completed') return job;
    await sleep(50);
  }
}
