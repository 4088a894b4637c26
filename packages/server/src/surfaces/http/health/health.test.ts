import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createJob } from '../../../features/jobs/index.ts';
import { SITE_HEALTHS } from '../../../features/sites/index.ts';
import { UPDATE_JOB } from '../../../features/update-runs/index.ts';
import { Presence } from '../../../kernel/work/presence.ts';
import type { Database } from '../../../ports/database/port.ts';
import { takeWorkerLock } from '../../../ports/job-queue/worker-lock.ts';
import { makeWorld, manualClock, messagesSooner, type World } from '../../../testing/index.ts';
import { VERSION } from '../../openapi/version.ts';

const POSTGRES = process.env.TEST_ENGINE === 'postgres';

let world: World;
afterEach(() => world.close());
const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

it('/healthz returns 200 while the process runs, /readyz while the store responds; both without credentials', async () => {
  const clock = manualClock();
  world = await makeWorld({ parts: { clock } });
  expect(await world.request('/healthz', { auth: '' })).toMatchObject({
    status: 200,
    body: { status: 'ok', version: VERSION },
  });
  expect(await world.request('/readyz', { auth: '' })).toMatchObject({ status: 200, body: { status: 'ok' } });
  await world.app.services.database.close();
  clock.advance(5_000);
  expect(await world.request('/healthz', { auth: '' })).toMatchObject({ status: 200 });
  const unready = await world.request('/readyz', { auth: '' });
  expect(unready).toMatchObject({ status: 503, body: { status: 'unavailable', message: expect.stringMatching(/\S/) } });
});

it('/readyz warns of jobs that have waited for two minutes while no process works on any', async () => {
  const clock = manualClock();
  world = await makeWorld({ parts: { clock } });
  const { database, queue } = world.app.services;
  const readiness = async () => {
    const { status, body } = await world.request('/readyz', { auth: '' });
    return [status, body];
  };
  const passes = async (ms: number) => {
    clock.advance(ms);
    await messagesSooner(database, ms);
  };
  await database.write(trx => queue.send(trx, 'job-sites', [{ body: {} }]));
  await passes(100_000);
  expect(await readiness()).toEqual([200, { status: 'ok' }]);
  await passes(30_000);
  const warnings = [{ code: 'jobs_stalled', message: expect.stringMatching(/two minutes/) }];
  expect(await readiness()).toEqual([200, { status: 'ok', warnings }]);
  await queue.claim('job-sites', 1);
  clock.advance(5000);
  expect(await readiness()).toEqual([200, { status: 'ok' }]);
});

// A worker has no handler for these where there is no Chromium: it was taken for one that does not work.
it('/readyz does not warn of screenshots that wait for a process with a browser', async () => {
  const clock = manualClock();
  world = await makeWorld({ parts: { clock } });
  const { database, queue } = world.app.services;
  await database.write(trx => queue.send(trx, 'screenshots', [{ body: { site_ids: [1] } }]));
  clock.advance(180_000);
  await messagesSooner(database, 180_000);
  expect((await world.request('/readyz', { auth: '' })).body).toEqual({ status: 'ok' });
});

/** A worker elsewhere, which does nothing but be there. Returned is its end. */
async function beginWork(): Promise<() => Promise<void>> {
  const { database } = world.app.services;
  if (database.engine === 'sqlite') {
    const lock = takeWorkerLock(world.store.folder);
    return async () => lock?.release();
  }
  const worker = new Presence('of another machine');
  await worker.tell(world.app.services);
  return () => worker.leave(world.app.services);
}

it('/readyz warns once nobody has been at work for two minutes, although no job waits', async () => {
  const clock = manualClock();
  world = await makeWorld({ parts: { clock, somebodyWorks: undefined } });
  const codes = async () => {
    const { status, body } = await world.request('/readyz', { auth: '' });
    return [status, ...(body.warnings ?? []).map(({ code }: { code: string }) => code)];
  };
  expect(await codes()).toEqual([200]);
  clock.advance(119_000);
  expect(await codes()).toEqual([200]);
  clock.advance(1000);
  expect(await codes()).toEqual([200, 'no_worker']);
  const leave = await beginWork();
  clock.advance(5000);
  expect(await codes()).toEqual([200]);
  await leave();
  clock.advance(5000);
  expect(await codes()).toEqual([200]);
  clock.advance(120_000);
  expect(await codes()).toEqual([200, 'no_worker']);
});

// Fails if a server only knows of the backups of its own process and of the worker that it has started.
it.runIf(!POSTGRES)('/readyz warns once the daily backup is an hour late, whichever process makes it', async () => {
  const clock = manualClock(Date.parse('2026-03-10T12:00:00Z'));
  world = await makeWorld({ parts: { clock }, env: { SITEKEEPER_BACKUP_KEEP: '3' } });
  const folder = join(world.store.folder, 'backups');
  const codes = async () => {
    const { status, body } = await world.request('/readyz', { auth: '' });
    return [status, ...(body.warnings ?? []).map(({ code }: { code: string }) => code)];
  };
  const passes = (minutes: number) => clock.advance(minutes * 60_000);
  mkdirSync(folder);
  writeFileSync(join(folder, 'sitekeeper-000001-20260308T033000Z.backup'), '');
  expect(await codes(), 'a worker that has just been started makes it').toEqual([200]);
  passes(59);
  expect(await codes()).toEqual([200]);
  passes(1);
  expect(await codes()).toEqual([200, 'backup_failed']);
  writeFileSync(join(folder, 'sitekeeper-000002-20260310T130000Z.backup'), '');
  passes(1);
  expect(await codes()).toEqual([200]);
  passes(25 * 60);
  expect(await codes()).toEqual([200]);
  passes(61);
  expect(await codes()).toEqual([200]);
  passes(60);
  expect(await codes()).toEqual([200, 'backup_failed']);
});

/** A server of PostgreSQL that takes no connections for this store. Returned is what ends that. */
async function takeAway(database: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const name = rows[0]?.name ?? '';
  const server = new pg.Client(process.env.TEST_DATABASE_URL);
  await server.connect();
  await server.query(`alter database ${name} allow_connections false`);
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  return async () => {
    await server.query(`alter database ${name} allow_connections true`);
    await server.end();
  };
}

describe('/metrics', () => {
  const OF_STORE = ['sites{', 'sites_by_health{', 'jobs_waiting_seconds ', 'without_worker_seconds '];
  const expectOwn = ({ status, body }: { status: number; body: unknown }) => {
    expect(status).toBe(200);
    expect(body).toContain('\nsitekeeper_ready 0');
    expect(body).toContain('\nsitekeeper_requests_waiting 0');
    expect(body).toContain('\nprocess_cpu_seconds_total');
    for (const name of OF_STORE) expect(body).not.toContain(`\nsitekeeper_${name}`);
  };

  it('is open on this machine, in Prometheus format', async () => {
    world = await makeWorld({ sites: 2, seeded: true });
    await world.get('list-sites-v1');
    await world.rest('/tags/1');
    await world.rest('/no-such-route/1');
    const { status, body, headers } = await world.request('/metrics', { auth: '' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(body).toContain('sitekeeper_sites{status="connected"} 2');
    expect(body).toContain('sitekeeper_sites{status="suspended"} 0');
    const byHealth = [...(body as string).matchAll(/sitekeeper_sites_by_health\{health="(\w+)"\} (\d+)/g)];
    expect(byHealth.map(([, health]) => health)).toEqual([...SITE_HEALTHS]);
    expect(byHealth.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(2);
    expect(body).toContain('sitekeeper_requests_waiting 0');
    expect(body).toMatch(
      /sitekeeper_http_request_seconds_count\{method="GET",route="[^"]*\/abilities\/\*",status="200"\} 1/,
    );
    // Otherwise, callers could add labels without end.
    expect(body).toMatch(/seconds_count\{method="GET",route="[^"]*\/v2\/tags\/:id",status="404"\} 1/);
    expect(body).toContain('seconds_count{method="GET",route="none",status="404"} 1');
    expect(body).toContain('process_cpu_seconds_total');
  });

  it('tells how long the oldest job has waited to begin; update runs may wait for their window', async () => {
    const clock = manualClock();
    world = await makeWorld({ parts: { clock } });
    const { database } = world.app.services;
    const ctx = world.app.ctx({ kind: 'system', name: 'test' });
    const waiting = async () => {
      const { body } = await world.request('/metrics', { auth: '' });
      return Number(/^sitekeeper_jobs_waiting_seconds (\S+)$/m.exec(body as string)?.[1]);
    };
    expect(await waiting()).toBe(0);
    await database.write(trx => createJob(trx, ctx, UPDATE_JOB, [1]));
    clock.advance(60_000);
    const [first] = await database.write(trx =>
      Promise.all([createJob(trx, ctx, 'sync', [1]), createJob(trx, ctx, 'check', [1])]),
    );
    clock.advance(30_000);
    expect(await waiting()).toBe(30);
    await database.write(async trx => {
      await trx.updateTable('jobs').set({ status: 'processing' }).where('type', '=', 'check').execute();
      await trx
        .deleteFrom('jobs')
        .where('id', '=', first as string)
        .execute();
    });
    expect(await waiting()).toBe(0);
  });

  it('tells whether the process can do its work, and for how long nobody has been at work', async () => {
    const clock = manualClock();
    world = await makeWorld({ parts: { clock, somebodyWorks: undefined } });
    const figures = async () => {
      const { body } = await world.request('/metrics', { auth: '' });
      const figure = (name: string) => new RegExp(`^sitekeeper_${name} (\\S+)$`, 'm').exec(body as string)?.[1];
      return [figure('ready'), figure('without_worker_seconds')];
    };
    expect(await figures()).toEqual(['1', '0']);
    clock.advance(90_000);
    expect(await figures()).toEqual(['1', '90']);
    await beginWork();
    clock.advance(5000);
    expect(await figures()).toEqual(['1', '0']);
  });

  it('has what the process knows itself while the store is away, and nothing of the store', async () => {
    const clock = manualClock();
    world = await makeWorld({ sites: 2, seeded: true, parts: { clock } });
    const { body: before } = await world.request('/metrics', { auth: '' });
    for (const name of OF_STORE) expect(before).toContain(`\nsitekeeper_${name}`);
    await world.app.services.database.close();
    clock.advance(5000);
    expectOwn(await world.request('/metrics', { auth: '' }));
  });

  // Seen to fail where the credentials are looked up in the store alone: everyone got 503.
  it.runIf(POSTGRES)(
    'has that also for whoever was allowed to read it from elsewhere within the last hour, and for nobody else',
    async () => {
      const clock = manualClock();
      world = await makeWorld({ parts: { clock }, env: { SITEKEEPER_TRUST_PROXY: '127.0.0.1' } });
      const from = (auth: string, address = '203.0.113.7') =>
        world.request('/metrics', { auth, headers: { ...proxied, 'x-forwarded-for': address } });
      const [key, never, writes] = [await world.key('read'), await world.key('read'), await world.key('write')];
      const [disabled, expiring] = [await world.key('read'), await world.key('read')];
      const expires_at = clock.now() + 60_000;
      await world.app.services.database.write(async trx => {
        const last = trx.selectFrom('api_keys').select(eb => eb.fn.max('id').as('id'));
        await trx.updateTable('api_keys').set({ expires_at }).where('id', '=', last).execute();
      });
      for (const allowed of [key, disabled, expiring, world.admin]) expect((await from(allowed)).status).toBe(200);
      await world.app.services.database.write(async trx => {
        const last = trx
          .selectFrom('api_keys')
          .select(eb => eb.fn.max('id').as('id'))
          .where('expires_at', 'is', null);
        await trx.updateTable('api_keys').set({ enabled: 0 }).where('id', '=', last).execute();
      });
      expect((await from(disabled)).status).toBe(401);
      expect((await from(writes)).status).toBe(403);
      const bringBack = await takeAway(world.app.services.database);
      clock.advance(5000);
      for (const allowed of [key, expiring, world.admin]) expectOwn(await from(allowed));
      clock.advance(60_000);
      expectOwn(await from(key));
      expect((await from(expiring)).status).toBe(503);
      for (const other of [disabled, writes, never, 'Bearer wrong']) expect((await from(other)).status).toBe(503);
      expect((await from(key, '203.0.113.8')).status).toBe(503);
      expect((await from('')).status).toBe(401);
      clock.advance(3600_000);
      expect((await from(key)).status).toBe(503);
      await bringBack();
      clock.advance(5000);
      expect((await from(key)).body).toContain('\nsitekeeper_sites{');
    },
  );

  it('requires credentials with read permission from elsewhere', async () => {
    world = await makeWorld({ env: { SITEKEEPER_TRUST_PROXY: '127.0.0.1' } });
    const from = (auth: string) => world.request('/metrics', { auth, headers: proxied });
    expect(await from('')).toMatchObject({ status: 401, body: { code: 'rest_not_logged_in' } });
    expect((await from(await world.user('vera', 'viewer'))).status).toBe(200);
    expect((await from(await world.key('read'))).status).toBe(200);
    expect(await from(await world.key('write'))).toMatchObject({ status: 403 });
  });

  it('is not public behind a proxy on this machine that is not configured as trusted', async () => {
    world = await makeWorld();
    for (const headers of [proxied, { forwarded: 'for=203.0.113.7' }]) {
      expect((await world.request('/metrics', { auth: '', headers: { ...headers } })).status).toBe(401);
    }
  });
});
