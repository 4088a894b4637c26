import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf, expectError, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { SHOP, storeSmallFleet, storeUpdates } from '../update.fixtures.ts';

const world = useWorld();

let everything: number;
let shop: number;
beforeEach(async () => {
  const { database } = world().app.services;
  await database.write(async trx => {
    await trx.deleteFrom('sites').execute();
    await trx.deleteFrom('ignored_updates').execute();
  });
  [everything, shop] = await storeSmallFleet(world());
});

const ignore = (input: object) => world().post('ignore-updates-v1', input);
const pending = async (site_id_or_domain: number) => {
  const { body } = await world().get('get-site-updates-v1', { site_id_or_domain });
  return body.updates.map((update: { slug: string }) => update.slug);
};
const ALL = ['wordpress', 'forms/forms.php', 'shop/shop.php', 'twentyone', 'shop'];
const without = (...slugs: string[]) => ALL.filter(slug => !slugs.includes(slug));

describe('ignore-updates-v1', () => {
  it('removes the item from the lists of one site', async () => {
    const { status, body } = await ignore({ site_id_or_domain: everything, type: 'plugins', slugs: ['shop/shop.php'] });
    expect({ status, body }).toEqual({
      status: 200,
      body: { ignored: true, site_id: everything, type: 'plugins', slugs: ['shop/shop.php'] },
    });
    expect(await pending(everything)).toEqual(without('shop/shop.php'));
    expect(await pending(shop)).toEqual(['shop/shop.php']);
    expect(await auditOf(world().app.services.database, everything)).toContain('updates.ignored');
  });

  it('names the item as most sites do, never as a single site does', async () => {
    const odd = { type: 'plugin', slug: 'most/most.php', name: 'Zz “odd” name' } as const;
    const even = { type: 'plugin', slug: 'even/even.php', name: 'Zz odd' } as const;
    const sites: number[] = [];
    for (const host of ['one', 'two', 'three'])
      sites.push(await storeSite(world(), { url: `https://${host}.example/` }));
    const [one, two, three] = sites as [number, number, number];
    await storeUpdates(world(), one, [odd, even]);
    await storeUpdates(world(), two, [
      { ...odd, name: 'Most' },
      { ...even, name: 'Even' },
    ]);
    const installed = { version: '1', active: 1, must_use: 0, is_connector: 0 };
    const row = { site_id: three, slug: odd.slug, name: 'Most', ...installed };
    const { database } = world().app.services;
    await database.write(trx => trx.insertInto('site_plugins').values(row).execute());
    await ignore({ type: 'plugins', slugs: [odd.slug, even.slug] });
    const { rules } = (await world().get('list-ignored-updates-v1')).body;
    expect(rules.map((rule: { name: string }) => rule.name)).toEqual(['Most', 'even/even.php']);
  });

  it('removes the item from the lists and counts of all sites', async () => {
    await ignore({ type: 'plugins', slugs: ['shop/shop.php'] });
    expect(await pending(everything)).toEqual(without('shop/shop.php'));
    expect(await pending(shop)).toEqual([]);
    const { body } = await world().post('get-site-v1', { site_id_or_domain: everything, include_stats: true });
    expect(body.stats).toMatchObject({ plugin_updates: 1, theme_updates: 1, wp_update_available: true });
    expect((await world().get('list-updates-v1')).body.total).toBe(1);
  });

  it('ignores only the given version: the next one is listed again', async () => {
    await ignore({ site_id_or_domain: shop, type: 'plugins', slugs: ['shop/shop.php'], version: '9.4' });
    expect(await pending(shop)).toEqual([]);
    const { database } = world().app.services;
    await database.write(trx => trx.deleteFrom('site_updates').where('site_id', '=', shop).execute());
    await storeUpdates(world(), shop, [{ ...SHOP, new_version: '9.5' }]);
    expect(await pending(shop)).toEqual(['shop/shop.php']);
  });

  it('ignores all plugins, all themes or WordPress itself on one site', async () => {
    await ignore({ site_id_or_domain: everything, type: 'plugins' });
    expect(await pending(everything)).toEqual(['wordpress', 'twentyone', 'shop']);
    await ignore({ site_id_or_domain: everything, type: 'themes' });
    await ignore({ site_id_or_domain: everything, type: 'wp' });
    expect(await pending(everything)).toEqual(['shop']);
  });

  it('can be repeated without an error', async () => {
    const rule = { type: 'themes', slugs: ['twentyone', 'twentyone'] };
    expect((await ignore(rule)).status).toBe(200);
    expect((await ignore(rule)).body).toMatchObject({ ignored: true, slugs: ['twentyone'] });
  });

  it.each([
    ['all plugins of the fleet', { type: 'plugins' }, 400, 'svc_invalid_input'],
    [
      'a version without slugs',
      { site_id_or_domain: 'shop.example', type: 'themes', version: '2' },
      400,
      'svc_invalid_input',
    ],
    ['slugs of WordPress', { type: 'wp', slugs: ['wordpress'] }, 400, 'svc_invalid_input'],
    ['translations', { type: 'translations', slugs: ['shop'] }, 400, 'ability_invalid_input'],
    ['no slugs', { type: 'plugins', slugs: [] }, 400, 'ability_invalid_input'],
    ['a misspelt plugin', { type: 'plugins', slugs: ['shop/shop.php', 'shpo/shop.php'] }, 404, 'svc_plugin_not_found'],
    [
      'a theme of another site',
      { site_id_or_domain: 'shop.example', type: 'themes', slugs: ['twentyone'] },
      404,
      'svc_theme_not_found',
    ],
    ['an unknown site', { site_id_or_domain: 999, type: 'plugins' }, 404, 'svc_site_not_found'],
  ])('refuses %s', async (_what, input, status, code) => {
    expectError(await ignore(input), { status, code });
    expect(await pending(everything)).toEqual(ALL);
  });
});
