import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

it('lists the sites of a client with their real state, by name, page by page', async () => {
  const world = await makeWorld({ sites: 3, seeded: true });
  const [one, two] = world.siteIds;
  const { id } = (await world.post('add-client-v1', { name: 'A', selected_sites: [one, two] })).body;
  await world.post('suspend-site-v1', { site_id_or_domain: two });
  const { body } = await world.get('get-client-sites-v1', { client_id_or_email: id });
  expect(body).toMatchObject({
    total: 2,
    page: 1,
    items: [{ id: one }, { id: two, status: 'suspended', client_id: id }],
  });
  const second = await world.get('get-client-sites-v1', { client_id_or_email: id, page: 2, per_page: 1 });
  expect(second.body).toMatchObject({ total: 2, items: [{ id: two }] });
  expect((await world.get('get-client-sites-v1', { client_id_or_email: 999 })).status).toBe(404);
  await world.close();
});
