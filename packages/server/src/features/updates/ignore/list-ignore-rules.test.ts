import { beforeAll, describe, expect, it } from 'vitest';
import { expectError, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { storeUpdates } from '../update.fixtures.ts';

const world = useWorld();

let client: number;
let tag: number;
let ours: number;
let other: number;
beforeAll(async () => {
  client = (await world().post('add-client-v1', { name: 'Harbour' })).body.id;
  tag = (await world().post('add-tag-v1', { name: 'Shop' })).body.id;
  ours = await storeSite(world(), { url: 'https://harbour.test/', name: 'Harbour', client_id: client });
  other = await storeSite(world(), { url: 'https://lakeside.test/', name: 'Lakeside' });
  const shop = { type: 'plugin', slug: 'shop/shop.php', name: 'Shop', version: '9.3', new_version: '9.4' } as const;
  const plain = { type: 'theme', slug: 'plain', name: 'Plain', version: '2.0', new_version: '2.1' } as const;
  for (const site of [ours, other]) await storeUpdates(world(), site, [shop, plain]);
  const tagged = { site_id: other, tag_id: tag };
  await world().app.services.database.write(trx => trx.insertInto('site_tags').values(tagged).execute());
  const ignore = (rule: object) => world().post('ignore-updates-v1', rule);
  await ignore({ type: 'plugins', slugs: ['shop/shop.php'], version: '9.4' });
  await ignore({ site_id_or_domain: ours, type: 'themes', slugs: ['plain'] });
  await ignore({ site_id_or_domain: other, type: 'plugins' });
  await ignore({ site_id_or_domain: other, type: 'wp', version: '7.1' });
});

const list = async (input: object = {}) => (await world().get('list-ignore-rules-v1', { ...input })).body;
const EVERYWHERE = { site_id: null, site_name: null, site_url: null };
const SHOP = { ...EVERYWHERE, type: 'plugins', slug: 'shop/shop.php', name: 'Shop', version: '9.4' };
const placed = () => {
  const harbour = { site_id: ours, site_name: 'Harbour', site_url: 'https://harbour.test/' };
  const lakeside = { site_id: other, site_name: 'Lakeside', site_url: 'https://lakeside.test/' };
  return {
    theme: { ...harbour, type: 'themes', slug: 'plain', name: 'Plain', version: '' },
    core: { ...lakeside, type: 'wp', slug: 'wordpress', name: 'WordPress', version: '7.1' },
    plugins: { ...lakeside, type: 'plugins', slug: '', name: '', version: '' },
  };
};

describe('list-ignore-rules-v1', () => {
  it('lists the rules for all sites, then those of single sites with the site, page by page', async () => {
    const { theme, core, plugins } = placed();
    expect(await list()).toEqual({ items: [SHOP, core, plugins, theme], page: 1, per_page: 50, total: 4 });
    expect(await list({ per_page: 1, page: 3 })).toEqual({ items: [plugins], page: 3, per_page: 1, total: 4 });
  });

  it('narrows to a client and a tag: rules of other sites away, rules for all sites stay', async () => {
    const { theme, core, plugins } = placed();
    expect(await list({ client_id: client })).toMatchObject({ items: [SHOP, theme], total: 2 });
    expect(await list({ tag_id: tag })).toMatchObject({ items: [SHOP, core, plugins], total: 3 });
    expect(await list({ client_id: client, tag_id: tag })).toMatchObject({ items: [SHOP], total: 1 });
    expect(await list({ site_id_or_domain: 'lakeside.test' })).toMatchObject({ items: [SHOP, core, plugins] });
  });

  it('finds rules by item and by site', async () => {
    const { theme, core, plugins } = placed();
    expect((await list({ search: 'SHOP.php' })).items).toEqual([SHOP]);
    expect((await list({ search: 'lakeside' })).items).toEqual([core, plugins]);
    expect((await list({ search: ' Plain ' })).items).toEqual([theme]);
    expect((await list({ search: '%' })).total).toBe(0);
  });

  it('returns 404 for an unknown site', async () => {
    const unknown = await world().get('list-ignore-rules-v1', { site_id_or_domain: 999 });
    expectError(unknown, { status: 404, code: 'svc_site_not_found' });
  });
});
