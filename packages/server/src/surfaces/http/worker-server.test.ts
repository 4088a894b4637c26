import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { makeWorld, manualClock, type World } from '../../testing/index.ts';
import { OwnReport } from '../../worker-process/own-report.ts';
import { VERSION } from '../openapi/version.ts';

const POSTGRES = process.env.TEST_ENGINE === 'postgres';

let world: World;
let origin: string;
afterEach(() => world.close());

async function startWorker(env: Record<string, string> = {}) {
  const clock = manualClock();
  world = await makeWorld({ parts: { clock }, env });
  const worker = world.app.startWorker();
  await expect.poll(() => world.app.working()).toBe(true);
  const own = new OwnReport(world.app, worker);
  const http = await world.app.workerHttp({ deaths: 0, report: async () => own.now() });
  origin = await http.listen({ host: '127.0.0.1', port: 0 });
  return clock;
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}${path}`, { headers });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: isJson ? JSON.parse(text) : text };
}

/** When a worker of the store has last told that it works. */
const told = async () => (await world.app.services.database.db.selectFrom('workers').select('seen_at').execute())[0];

describe('a process that only works on jobs', () => {
  it('says that it works, without credentials', async () => {
    await startWorker();
    const state = { status: 'ok', working: true, ...(POSTGRES ? { heartbeat_seconds: 0 } : {}) };
    if (POSTGRES) await expect.poll(told).toBeTruthy();
    expect(await ask('/healthz')).toEqual({ status: 200, body: { ...state, version: VERSION } });
    expect(await ask('/readyz')).toEqual({ status: 200, body: state });
  });

  it.runIf(POSTGRES)('is to be started again if it does not tell a store that responds that it works', async () => {
    const clock = await startWorker();
    await expect.poll(told).toBeTruthy();
    const { database } = world.app.services;
    let free = () => {};
    const held = new Promise<void>(resolve => {
      free = resolve;
    });
    const locked = Promise.withResolvers<void>();
    const lock = database.write(async trx => {
      await sql`lock table workers in access exclusive mode`.execute(trx);
      locked.resolve();
      await held;
    });
    await locked.promise;
    clock.advance(61_000);
    const stuck = { status: 503, body: { reason: 'worker_stuck', working: true, heartbeat_seconds: 61 } };
    expect(await ask('/healthz')).toMatchObject(stuck);
    expect(await ask('/readyz')).toMatchObject(stuck);
    expect((await ask('/metrics')).body).toMatch(/^sitekeeper_worker_silent_seconds 61$/m);
    free();
    await lock;
    await expect.poll(async () => (await ask('/healthz')).status).toBe(200);
  });

  it('is not to be started again while the store is away', async () => {
    const clock = await startWorker();
    if (POSTGRES) await expect.poll(told).toBeTruthy();
    await world.app.services.database.close();
    clock.advance(61_000);
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await ask('/readyz')).toMatchObject({ status: 503, body: { reason: 'storage_unavailable' } });
    expect((await ask('/metrics')).body).toMatch(/^sitekeeper_ready 0$/m);
  });

  it('shows its metrics to this machine, and with the permission to read to others', async () => {
    await startWorker({ SITEKEEPER_TRUST_PROXY: '127.0.0.1' });
    const { status, body } = await ask('/metrics');
    expect(status).toBe(200);
    expect(body).toMatch(/^sitekeeper_ready 1$/m);
    expect(body).toMatch(/^sitekeeper_worker_up 1$/m);
    expect(body).toMatch(/^sitekeeper_worker_working 1$/m);
    expect(body).toContain('process_cpu_seconds_total');
    const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    expect(await ask('/metrics', proxied)).toMatchObject({ status: 401 });
    const as = async (authorization: string) => (await ask('/metrics', { ...proxied, authorization })).status;
    expect(await as(await world.key('read'))).toBe(200);
    expect(await as(await world.key('write'))).toBe(403);
  });

  it('answers nothing else', async () => {
    await startWorker();
    for (const path of ['/', '/wp-json/svc/v2/tags', '/docs']) {
      expect(await ask(path)).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
    }
  });
});
