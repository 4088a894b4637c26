import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

it('counts the sites of a client', async () => {
  const world = await makeWorld({ sites: 2, seeded: true });
  const { id } = (await world.post('add-client-v1', { name: 'A' })).body;
  const count = () => world.get('count-client-sites-v1', { client_id_or_email: id });
  expect((await count()).body).toEqual({ total: 0 });
  await world.post('update-site-v1', { site_id_or_domain: world.siteIds[0], client_id: id });
  expect((await count()).body).toEqual({ total: 1 });
  expect((await world.get('count-client-sites-v1', { client_id_or_email: 999 })).status).toBe(404);
  await world.close();
});
