import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

const SITES = 60;

let world: StoredFleet;
let server: ServerProcess;
beforeAll(async () => {
  world = await makeStoredFleet(
    { sites: SITES, plugins: 2 },
    {
      SITEKEEPER_LOG_LEVEL: 'silent',
      SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
      SITEKEEPER_BATCH_INLINE_LIMIT: '10',
      TEST_POLL_MS: '3600000',
    },
  );
  server = await startServer(world.env);
}, 200_000);
afterAll(async () => {
  await server?.kill();
  await world?.close();
});

const answer = async (path: string, init: RequestInit = {}) => {
  const headers = { authorization: world.admin, 'content-type': 'application/json' };
  const response = await fetch(server.origin + path, { ...init, headers });
  return (await response.json()) as { warnings?: unknown[]; job_id?: string; status?: string };
};

// Fails without the word to the worker process: it would look in an hour.
it('begins with a job as soon as it is there, without waiting for the next look at the queue', async () => {
  const isUp = async () => (await answer('/readyz')).warnings === undefined;
  await until('the worker process is at work', isUp);
  const path = '/wp-json/wp-abilities/v1/abilities/svc/sync-sites-v1/run';
  const { job_id } = await answer(path, { method: 'POST', body: '{"input":{}}' });
  const status = () => answer(`/wp-json/svc/v2/jobs/${job_id}`);
  await until('the job has ended', async () => (await status()).status === 'completed');
  expect(await status()).toMatchObject({ succeeded: SITES, failed: 0 });
});
