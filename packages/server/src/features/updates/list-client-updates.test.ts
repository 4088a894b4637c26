import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { CORE_UPDATE, FORMS, SHOP, storeUpdates } from './update.fixtures.ts';

const world = useWorld();
const list = async (input: Record<string, unknown> = {}) => (await world().get('list-client-updates-v1', input)).body;

it('lists clients by their pending updates, with the sites that have them', async () => {
  const client = async (name: string) => (await world().post('add-client-v1', { name })).body.id as number;
  const [acme, bolt] = [await client('Acme'), await client('BÖLT')];
  const site = async (name: string, client_id: number | undefined, ...updates: (typeof SHOP)[]) => {
    const url = `https://${name}.example/`;
    const id = await storeSite(world(), { url, ...(client_id === undefined ? {} : { client_id }) });
    await storeUpdates(world(), id, updates);
    return id;
  };
  const a1 = await site('a1', acme, SHOP, FORMS);
  const a2 = await site('a2', acme, CORE_UPDATE);
  await site('a3', acme);
  const b1 = await site('b1', bolt, SHOP);
  const none = await site('none', undefined, SHOP, FORMS);
  const asleep = await storeSite(world(), { url: 'https://asleep.example/', status: 'suspended', client_id: bolt });
  await storeUpdates(world(), asleep, [SHOP]);

  const { items, total } = await list();
  expect(items).toEqual([
    {
      client_id: acme,
      client_name: 'Acme',
      site_ids: [a1, a2],
      updates: 3,
      wp: 1,
      plugins: 2,
      themes: 0,
      translations: 0,
    },
    { client_id: null, client_name: '', site_ids: [none], updates: 2, wp: 0, plugins: 2, themes: 0, translations: 0 },
    { client_id: bolt, client_name: 'BÖLT', site_ids: [b1], updates: 1, wp: 0, plugins: 1, themes: 0, translations: 0 },
  ]);
  expect(total).toBe(3);
  const { body: counted } = await world().get('count-updates-v1', {});
  expect(items.reduce((sum: number, { updates }: { updates: number }) => sum + updates, 0)).toBe(counted.total);
  expect((await list({ type: ['wp'] })).items).toMatchObject([{ client_id: acme, site_ids: [a2], updates: 1 }]);
  expect((await list({ search: 'bÖL' })).items).toMatchObject([{ client_id: bolt }]);
  expect((await world().rest('/updates/clients?per_page=1')).body).toMatchObject({
    total: 3,
    data: [{ client_id: acme }],
  });

  const found = (await world().get('list-updates-v1', { search: 'b1.exam', search_sites: true })).body;
  expect(found.items).toMatchObject([{ site_id: b1, updates: [{ slug: SHOP.slug }] }]);
  const both = (await world().get('list-updates-v1', { search: 'form', search_sites: true })).body;
  expect(both.items.map((item: { site_id: number; updates: object[] }) => [item.site_id, item.updates.length])).toEqual(
    [
      [a1, 1],
      [none, 1],
    ],
  );
  expect((await world().get('list-updates-v1', { search: 'b1.exam' })).body.total).toBe(0);
});
