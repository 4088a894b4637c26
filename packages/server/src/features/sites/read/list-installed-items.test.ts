import { beforeAll, expect, it } from 'vitest';
import { refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
let client: number;
let tag: number;

beforeAll(async () => {
  client = (await world().post('add-client-v1', { name: 'Bakery' })).body.id;
  tag = (await world().post('add-tag-v1', { name: 'shops' })).body.id;
  const [one, two, three] = [
    await storeSite(world(), { url: 'https://one.example/', name: 'One', client_id: client }),
    await storeSite(world(), { url: 'https://two.example/', name: 'Two' }),
    await storeSite(world(), { url: 'https://three.example/', name: 'Three' }),
  ];
  const plugin = (site_id: number, slug: string, name: string, version: string) => ({
    site_id,
    slug,
    name,
    version,
    active: 1,
    must_use: 0,
    is_connector: 0,
  });
  await world().app.services.database.write(async trx => {
    await trx
      .insertInto('site_plugins')
      .values([
        plugin(one, 'shop/shop.php', 'Shop', '1.0'),
        plugin(two, 'shop/shop.php', 'Shop & Cart', '2.0'),
        plugin(two, 'for-shop/for-shop.php', 'Änderungen for Shop', '1.0'),
        plugin(three, 'forms/forms.php', 'Forms 100%', '3.1'),
      ])
      .execute();
    await trx
      .insertInto('site_themes')
      .values({ site_id: two, slug: 'shopfront', name: 'Shopfront', version: '2.0', active: 1, parent_active: 0 })
      .execute();
    await trx.insertInto('site_tags').values({ site_id: two, tag_id: tag }).execute();
  });
});

const found = async (input: Record<string, unknown>) => (await world().get('list-installed-items-v1', input)).body;
const names = async (filter: Record<string, unknown>) =>
  (await world().get('list-site-records-v1', filter)).body.items.map(({ name }: { name: string }) => name);

it('lists each installed plugin and theme once, those that begin with the text first', async () => {
  expect(await found({ search: ' SHOP ' })).toEqual({
    items: [
      { type: 'plugin', slug: 'shop/shop.php', name: 'Shop & Cart', sites_count: 2 },
      { type: 'theme', slug: 'shopfront', name: 'Shopfront', sites_count: 1 },
      { type: 'plugin', slug: 'for-shop/for-shop.php', name: 'Änderungen for Shop', sites_count: 1 },
    ],
    page: 1,
    per_page: 20,
    total: 3,
  });
  expect((await found({})).total).toBe(4);
  expect((await found({ search: '100%' })).items).toMatchObject([{ slug: 'forms/forms.php' }]);
  expect((await found({ search: 'shop', page: 2, per_page: 2 })).items).toMatchObject([
    { name: 'Änderungen for Shop' },
  ]);
  expect((await found({ search: 'änd' })).items).toMatchObject([{ slug: 'for-shop/for-shop.php' }]);
  expect(await found({ search: 'shop', page: 9 })).toMatchObject({ items: [], total: 3 });
  expect(await found({ search: 'no such' })).toMatchObject({ items: [], total: 0 });
});

it('counts only the sites of a client or tag, and leaves out what these do not have', async () => {
  expect((await found({ search: 'shop', client_id: client })).items).toMatchObject([
    { slug: 'shop/shop.php', sites_count: 1 },
  ]);
  expect((await found({ tag_id: tag })).total).toBe(3);
  expect((await found({ client_id: client, tag_id: tag })).total).toBe(0);
});

it('returns slugs that filter the list of sites, with the same count', async () => {
  for (const { type, slug, sites_count } of (await found({})).items) {
    const { body } = await world().get('count-site-records-v1', { [type]: slug });
    expect({ slug, total: body.total }).toEqual({ slug, total: sites_count });
  }
  expect(await names({ plugin: 'shop/shop.php' })).toEqual(['One', 'Two']);
  expect(await names({ plugin: 'shop/shop.php', plugin_version: '2.0' })).toEqual(['Two']);
  expect(await names({ theme: 'shopfront', theme_version: '1.0' })).toEqual([]);
  expect(await names({ plugin: 'shop/shop.php', client_id: client })).toEqual(['One']);
  expect(await names({ plugin: 'shop/shop.php', theme: 'shopfront' })).toEqual(['Two']);
});

it('rejects a version without its plugin or theme', async () => {
  for (const type of ['plugin', 'theme']) {
    const refused = await world().get('list-site-records-v1', { [`${type}_version`]: '2.0' });
    expect(refusedPaths(refused)).toEqual([`input.${type}`]);
  }
});
