import { expect, it } from 'vitest';
import { makeWorld } from '../../testing/index.ts';

it('lists the sites of a cost by name, whether named directly, by tag or by client', async () => {
  const world = await makeWorld({ sites: 3, seeded: true });
  const [one, two, three] = world.siteIds;
  const tag = (await world.post('add-tag-v1', { name: 't' })).body.id;
  await world.post('update-site-v1', { site_id_or_domain: two, tags: [tag] });
  const client = (await world.post('add-client-v1', { name: 'C', selected_sites: [three] })).body.id;
  const essentials = { name: 'A', price: 1, payment_type: 'lifetime', product_type: 'other', renewal_type: 'disabled' };
  const sitesOf = async (targets: object, more: object = {}) => {
    const { id } = (await world.post('add-cost-v1', { ...essentials, ...targets })).body;
    const { body } = await world.get('get-cost-sites-v1', { cost_id: id, ...more });
    return [body.total, ...body.items.map((site: { id: number }) => site.id)];
  };
  expect(await sitesOf({ sites: [two, one] })).toEqual([2, one, two]);
  expect(await sitesOf({ sites: [two, one] }, { page: 2, per_page: 1 })).toEqual([2, two]);
  expect(await sitesOf({ groups: [tag] })).toEqual([1, two]);
  expect(await sitesOf({ clients: [client] })).toEqual([1, three]);
  expect((await world.get('get-cost-sites-v1', { cost_id: 999 })).status).toBe(404);
  await world.close();
});
