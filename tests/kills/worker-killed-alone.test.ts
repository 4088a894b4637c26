import type { Answer } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

const SITES = 60;
const LEASES_NEVER_END = { TEST_LEASE_MS: String(3600_000) };

let world: StoredFleet;
let server: ServerProcess;
beforeAll(async () => {
  world = await makeStoredFleet(
    { sites: SITES, plugins: 2, latency: 200 },
    {
      ...LEASES_NEVER_END,
      SITEKEEPER_LOG_LEVEL: 'silent',
      SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
      SITEKEEPER_SYNC_CONCURRENCY: '10',
      SITEKEEPER_BATCH_INLINE_LIMIT: '10',
    },
  );
  server = await startServer(world.env);
}, 120_000);
afterAll(async () => {
  await server?.kill();
  await world?.close();
});

// Seen to fail on PostgreSQL without the note of the server that its worker process has died: the leases would have to
// end first.
it('what a worker process had in hand goes on as soon as its server has seen it die', {
  timeout: 120_000,
}, async () => {
  const { job_id } = await ask('/wp-json/wp-abilities/v1/abilities/svc/sync-sites-v1/run', '{"input":{}}');
  const status = () => ask(`/wp-json/svc/v2/jobs/${job_id}`);
  await until('some sites are done', async () => (await status()).processed >= 10);
  await server.killWorker();
  await until('the job has ended', async () => (await status()).status === 'completed');
  expect(await status()).toMatchObject({ succeeded: SITES, failed: 0 });
});

async function ask(path: string, body?: string): Promise<Answer['body']> {
  const headers = { authorization: world.admin, 'content-type': 'application/json' };
  const answer = await fetch(
    server.origin + path,
    body === undefined ? { headers } : { method: 'POST', headers, body },
  );
  return await answer.json();
}
