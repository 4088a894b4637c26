import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('lists the clients that a cost names, even without sites, and those of its sites', async () => {
  const world = await makeWorld({ sites: 2, seeded: true });
  const owner = (await world.post('add-client-v1', { name: 'Owner', selected_sites: world.siteIds })).body;
  const lonely = (await world.post('add-client-v1', { name: 'Lonely' })).body;
  const essentials = { name: 'A', price: 1, payment_type: 'lifetime', product_type: 'other', renewal_type: 'disabled' };
  const clientsOf = async (targets: object) => {
    const { id } = (await world.post('add-cost-v1', { ...essentials, ...targets })).body;
    return (await world.get('get-cost-clients-v1', { cost_id: id })).body;
  };
  expect(await clientsOf({ sites: world.siteIds })).toMatchObject({ items: [owner], total: 1 });
  expect(await clientsOf({ clients: [lonely.id] })).toMatchObject({ items: [lonely], total: 1 });
  expect((await world.get('get-cost-clients-v1', { cost_id: 999 })).status).toBe(404);
  await world.close();
});
