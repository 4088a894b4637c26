import { beforeAll, describe, expect, it } from 'vitest';
import { storeSmallFleet } from '../../features/updates/update.fixtures.ts';
import { failed, useV1 } from './v1.fixtures.ts';

const { world, get, post } = useV1();

let everything: number;
let shop: number;
beforeAll(async () => {
  [everything, shop] = await storeSmallFleet(world());
});

const slug = 'shop/shop.php';
const pending = async (site_id: number) =>
  Object.keys((await get('site/site-available-updates', { site_id })).body.plugins);

describe('ignored updates', () => {
  it('on one site do not affect other sites', async () => {
    const rule = { site_id: everything, type: 'plugin', slug, name: 'Shop' };
    const done = await post('updates/ignore-update', rule);
    expect(done).toMatchObject({
      status: 200,
      body: { SUCCESS: 'The updates are now ignored.', data: { slugs: [slug] } },
    });
    expect(await pending(everything)).toEqual(['forms/forms.php']);
    expect(await pending(shop)).toEqual([slug]);
    const item = { Name: 'Shop', ignored_versions: ['all_versions'], scopes: ['site'] };
    const listed = await get('updates/site-ignored-plugins-updates', { site_id: everything });
    expect(listed.body).toEqual({ [slug]: item });
    expect((await get('updates/ignored-plugins-updates')).body).toEqual({});
    await post('updates/unignore-update', rule);
    expect(await pending(everything)).toContain(slug);
  });

  it('on all sites are ignored everywhere until unignored', async () => {
    await post('updates/ignore-updates', { type: 'plugin', slug: `${slug},forms/forms.php` });
    await post('updates/ignore-updates', { type: 'theme', slug: 'twentyone' });
    expect([await pending(everything), await pending(shop)]).toEqual([[], []]);
    expect(Object.keys((await get('updates/ignored-plugins-updates')).body)).toEqual(['forms/forms.php', slug]);
    expect(Object.keys((await get('updates/ignored-themes-updates')).body)).toEqual(['twentyone']);
    const ofSite = await get('updates/site-ignored-themes-updates', { site_id: shop });
    expect(ofSite.body).toEqual({
      twentyone: { Name: 'Twenty One', ignored_versions: ['all_versions'], scopes: ['fleet'] },
    });
    const done = await post('updates/unignore-updates', { type: 'plugin', slug });
    expect(done.body).toMatchObject({ SUCCESS: 'The updates are no longer ignored.', data: { removed: 1 } });
    expect(await pending(shop)).toEqual([slug]);
  });

  it('require a type and slugs, and for one site also the site', async () => {
    const needs = (name: string) => failed(400, 'rest_invalid_param', { params: { [name]: expect.any(String) } });
    expect(await post('updates/ignore-updates', { slug })).toMatchObject(needs('type'));
    expect(await post('updates/ignore-updates', { type: 'translation', slug })).toMatchObject(needs('type'));
    expect(await post('updates/ignore-update', { type: 'plugin', slug })).toMatchObject(needs('site_id'));
    expect(await post('updates/ignore-updates', { type: 'plugin' })).toMatchObject(failed(400, 'svc_invalid_input'));
    for (const call of ['ignore-update', 'unignore-update']) {
      expect(await post(`updates/${call}`, { type: 'plugin', site_id: shop })).toMatchObject(needs('slug'));
      expect(await post(`updates/${call}`, { type: 'wp', site_id: shop })).toMatchObject({ status: 200 });
    }
    expect(await get('updates/site-ignored-plugins-updates')).toMatchObject(needs('site_id'));
    const unknown = await post('updates/ignore-updates', { type: 'plugin', slug: 'no/such.php' });
    expect(unknown).toMatchObject(failed(404, 'svc_plugin_not_found'));
    const nowhere = await post('updates/ignore-update', { type: 'plugin', slug, site_id: 999 });
    expect(nowhere).toMatchObject(failed(404, 'svc_site_not_found'));
  });
});
