import { createClient, dataOf, type SitekeeperClient } from '@sitekeeper/client';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
let client: SitekeeperClient;
beforeAll(async () => {
  world = await makeWorld({ sites: 3, worker: true, env: { SITEKEEPER_BATCH_INLINE_LIMIT: '1' } });
  client = createClient({ baseUrl: world.origin, token: (await world.key('read', 'write')).replace('Bearer ', '') });
});
afterAll(() => world.close());

it('connects, syncs and manages a fleet with the typed client alone', async () => {
  const { data: tag } = await dataOf(client.POST('/tags/add', { body: { name: 'Shops' } }));
  const { data: owner } = await dataOf(client.POST('/clients/add', { body: { name: 'Bakery' } }));
  for (const k of [1, 2, 3]) {
    const body = { ...world.credentials(k), name: `Shop ${k}`, tags: [tag.id], client_id: owner.id };
    expect((await dataOf(client.POST('/sites/add', { body }))).data).toMatchObject({ name: `Shop ${k}` });
  }
  const list = await dataOf(client.GET('/sites', { params: { query: { search: 'shop', per_page: 2 } } }));
  expect([list.total, list.pages, list.data.map(({ name }) => name)]).toEqual([3, 2, ['Shop 1', 'Shop 2']]);

  const { data: queued } = await dataOf(client.POST('/sites/sync', { body: {} }));
  if (!('job_id' in queued)) throw new Error('Three sites are more than go into one request here.');
  await world.jobEnd(queued.job_id);
  const job = await dataOf(client.GET('/jobs/{job_id}', { params: { path: { job_id: queued.job_id } } }));
  expect(job).toMatchObject({ status: 'completed', total: 3, succeeded: 3, errors: [] });

  const path = { id_or_domain: String(list.data[0]?.id) };
  await dataOf(client.PATCH('/sites/{id_or_domain}/edit', { params: { path }, body: { name: 'Cake shop' } }));
  const removed = await dataOf(client.DELETE('/sites/{id_or_domain}/remove', { params: { path } }));
  expect(removed.success).toBe(1);
  const { data: left } = await dataOf(client.GET('/tags/{id}/sites', { params: { path: { id: tag.id } } }));
  expect(left.map(({ name }) => name)).toEqual(['Shop 2', 'Shop 3']);
});
