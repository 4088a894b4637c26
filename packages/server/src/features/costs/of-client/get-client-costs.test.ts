import { expect, it } from 'vitest';
import { makeWorld } from '../../../testing/index.ts';

it('lists the costs of the client itself, of its sites and of the tags of its sites', async () => {
  const world = await makeWorld({ sites: 2, seeded: true });
  const [own, other] = world.siteIds;
  const tag = (await world.post('add-tag-v1', { name: 't' })).body.id;
  const client = (await world.post('add-client-v1', { name: 'C', client_email: 'c@example.com' })).body.id;
  const lonely = (await world.post('add-client-v1', { name: 'Lonely' })).body.id;
  await world.post('update-site-v1', { site_id_or_domain: own, client_id: client, tags: [tag] });
  const essentials = { price: 1, payment_type: 'lifetime', product_type: 'other', renewal_type: 'disabled' };
  const targets = { a: { clients: [client] }, b: { sites: [own] }, c: { groups: [tag] }, d: { sites: [other] } };
  for (const [name, target] of Object.entries({ ...targets, e: { clients: [lonely] } })) {
    await world.post('add-cost-v1', { name, ...essentials, ...target });
  }
  const names = async (client_id_or_email: number | string) =>
    (await world.get('get-client-costs-v1', { client_id_or_email })).body.items.map(
      (cost: { name: string }) => cost.name,
    );
  expect(await names('c@example.com')).toEqual(['a', 'b', 'c']);
  expect(await names(lonely)).toEqual(['e']);
  expect((await world.get('get-client-costs-v1', { client_id_or_email: 999 })).status).toBe(404);
  await world.close();
});
