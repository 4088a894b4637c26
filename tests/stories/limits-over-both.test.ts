import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet, type StoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

let world: StoredFleet;
let server: ServerProcess;
beforeAll(async () => {
  world = await makeStoredFleet(
    { sites: 2, plugins: 2, latency: 200 },
    {
      SITEKEEPER_LOG_LEVEL: 'silent',
      SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
      SITEKEEPER_BATCH_INLINE_LIMIT: '1',
      SITEKEEPER_OUTBOUND_PER_ADDRESS: '1',
    },
  );
  server = await startServer(world.env);
  await server.workerPid();
});
afterAll(async () => {
  await server?.kill();
  await world?.close();
});

function run(name: string, input: object): Promise<Response> {
  const headers = { authorization: world.admin, 'content-type': 'application/json' };
  const path = `/wp-json/wp-abilities/v1/abilities/svc/${name}/run`;
  return fetch(server.origin + path, { method: 'POST', headers, body: JSON.stringify({ input }) });
}

// Fails without turnsBy in serve.ts: the site is asked by the server and by its worker process at the same time.
it('a person and a job together keep to the limit of requests to one address', async () => {
  const metrics = () => fetch(`${server.origin}/metrics`, { headers: { authorization: world.admin } });
  await until('the worker is at work', async () => (await (await metrics()).text()).includes('sitekeeper_worker_up 1'));
  expect(await (await run('sync-sites-v1', {})).json()).toMatchObject({ queued: true });
  const seen = () => world.fleet.ledger.site(1);
  await until('the job asks the site', () => seen().inFlight === 1);
  const checks = [1, 2, 3].map(() => run('check-site-v1', { site_id_or_domain: world.siteIds[0] }));
  expect((await Promise.all(checks)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await until('the job has asked both sites', () => world.fleet.ledger.summary().functions.stats === 2);
  expect([seen().calls, seen().maxInFlight]).toEqual([4, 1]);
}, 60_000);
