import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRunning } from '../support/processes/process-tree.ts';
import { QUICK_CLOCK } from '../support/processes/quick-clock.ts';
import { readStore } from '../support/processes/read-store.ts';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

/** So many that some are left after each start, also where the worker begins before the test looks. */
const SITES = 120;

describe('the worker process of a server', { timeout: 200_000 }, () => {
  let world: StoredFleet;
  let server: ServerProcess;
  let job: string;
  beforeAll(async () => {
    world = await makeStoredFleet(
      { sites: SITES, plugins: 2, latency: 200 },
      {
        ...QUICK_CLOCK,
        SITEKEEPER_LOG_LEVEL: 'silent',
        SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
        SITEKEEPER_SYNC_CONCURRENCY: '5',
        SITEKEEPER_BATCH_INLINE_LIMIT: '10',
      },
    );
    server = await startServer(world.env);
    job = await syncAll();
    await until('some sites are done', async () => (await status()).processed >= 10);
  }, 200_000);
  afterAll(async () => {
    await server?.kill();
    await world?.close();
  });

  it('can be killed: requests are still answered, and its absence is reported', async () => {
    await server.killWorker();
    expect(await answers('/readyz')).toMatchObject({ status: 'ok', warnings: [{ code: 'worker_down' }] });
    await until('there is another one', async () => (await answers('/readyz')).warnings === undefined);
    const metrics = await text('/metrics');
    expect(metrics).toContain('sitekeeper_worker_up 1');
    expect(metrics).toContain('sitekeeper_worker_deaths_total 1');
    expect(metrics).toMatch(/sitekeeper_worker_resident_memory_bytes [1-9]/);
  });

  it('ends with the process that started it, in whatever way, and returns its messages', async () => {
    const before = (await status()).processed;
    await until('the new one gets on', async () => (await status()).processed > before);
    await server.killServer();
    expect(await inHand()).toEqual([]);
  });

  it('ends gracefully when the server is stopped', async () => {
    server = await startServer(world.env);
    const worker = await server.workerPid();
    const before = (await status()).processed;
    expect(before).toBeLessThan(SITES);
    await until('it gets on', async () => (await status()).processed > before);
    expect(await server.stop()).toBe(0);
    expect(isRunning(worker)).toBe(false);
    expect(await inHand()).toEqual([]);
  });

  it('loses nothing by being killed or stopped: the next one completes the job', async () => {
    server = await startServer(world.env);
    await until('the job has ended', async () => (await status()).status === 'completed');
    expect(await status()).toMatchObject({ succeeded: SITES, failed: 0 });
  });

  const inHand = () =>
    readStore(world.store, db => db.selectFrom('queue_messages').select('id').where('lease_until', '>', 0).execute());

  async function text(path: string): Promise<string> {
    const answer = await fetch(server.origin + path, { headers: { authorization: world.admin } });
    expect(answer.status).toBe(200);
    return answer.text();
  }
  const answers = async (path: string) => JSON.parse(await text(path));
  const status = () => answers(`/wp-json/svc/v2/jobs/${job}`);

  async function syncAll(): Promise<string> {
    const path = '/wp-json/wp-abilities/v1/abilities/svc/sync-sites-v1/run';
    const headers = { authorization: world.admin, 'content-type': 'application/json' };
    const answer = await fetch(server.origin + path, { method: 'POST', headers, body: '{"input":{}}' });
    return ((await answer.json()) as { job_id: string }).job_id;
  }
});
