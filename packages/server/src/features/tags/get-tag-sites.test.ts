import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('lists the sites with a tag, by name, page by page', async () => {
  const world = await makeWorld({ sites: 3, seeded: true });
  const { id } = (await world.post('add-tag-v1', { name: 'Shop' })).body;
  const [one, two] = world.siteIds;
  for (const site of [one, two]) await world.post('update-site-v1', { site_id_or_domain: site, tags: [id] });
  const first = await world.get('get-tag-sites-v1', { tag_id: id, per_page: 1 });
  expect(first.body).toMatchObject({ items: [{ id: one, status: 'connected', client_id: null }], total: 2 });
  const second = await world.get('get-tag-sites-v1', { tag_id: id, per_page: 1, page: 2 });
  expect(second.body).toMatchObject({ items: [{ id: two }], page: 2 });
  expect((await world.get('get-tag-sites-v1', { tag_id: 999 })).status).toBe(404);
  await world.close();
});
