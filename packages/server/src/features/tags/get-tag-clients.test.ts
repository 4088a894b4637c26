import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('lists each client with a tagged site once', async () => {
  const world = await makeWorld({ sites: 3, seeded: true });
  const { id } = (await world.post('add-tag-v1', { name: 'Shop' })).body;
  for (const site of world.siteIds) await world.post('update-site-v1', { site_id_or_domain: site, tags: [id] });
  const client = (await world.post('add-client-v1', { name: 'A', selected_sites: world.siteIds.slice(0, 2) })).body;
  await world.post('add-client-v1', { name: 'B' });
  const { body } = await world.get('get-tag-clients-v1', { tag_id: id });
  expect(body).toEqual({ items: [client], page: 1, per_page: 20, total: 1 });
  expect((await world.get('get-tag-clients-v1', { tag_id: 999 })).status).toBe(404);
  await world.close();
});
