import { beforeAll, describe, expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { storeSmallFleet } from '../update.fixtures.ts';

const world = useWorld();

let everything: number;
let shop: number;
beforeAll(async () => {
  [everything, shop] = await storeSmallFleet(world());
});

const pending = async (site_id_or_domain: number) => {
  const { body } = await world().get('get-site-updates-v1', { site_id_or_domain, type: ['plugins'] });
  return body.updates.map((update: { slug: string }) => update.slug);
};

describe('unignore-updates-v1', () => {
  it('removes a rule for all sites; a rule of the site still applies', async () => {
    const slugs = ['shop/shop.php'];
    await world().post('ignore-updates-v1', { type: 'plugins', slugs });
    await world().post('ignore-updates-v1', { site_id_or_domain: everything, type: 'plugins', slugs });
    const { body } = await world().post('unignore-updates-v1', { type: 'plugins', slugs });
    expect(body).toEqual({ removed: 1, site_id: null, type: 'plugins', slugs });
    expect(await pending(shop)).toEqual(slugs);
    expect(await pending(everything)).toEqual(['forms/forms.php']);
    await world().post('unignore-updates-v1', { site_id_or_domain: everything, type: 'plugins', slugs });
    expect(await pending(everything)).toEqual(['forms/forms.php', 'shop/shop.php']);
  });

  it('removes the rule for one version, or for all versions if none is given', async () => {
    const rule = { site_id_or_domain: shop, type: 'plugins', slugs: ['shop/shop.php'] };
    await world().post('ignore-updates-v1', { ...rule, version: '9.4' });
    await world().post('ignore-updates-v1', { ...rule, version: '9.5' });
    expect((await world().post('unignore-updates-v1', { ...rule, version: '9.5' })).body.removed).toBe(1);
    expect(await pending(shop)).toEqual([]);
    expect((await world().post('unignore-updates-v1', rule)).body.removed).toBe(1);
    expect(await pending(shop)).toEqual(['shop/shop.php']);
  });

  it('without slugs removes every rule of the type on that site, and no other', async () => {
    const on = (type: string, slugs?: string[], version?: string) => ({
      site_id_or_domain: everything,
      type,
      ...(slugs ? { slugs } : {}),
      ...(version ? { version } : {}),
    });
    await world().post('ignore-updates-v1', on('plugins', ['shop/shop.php']));
    await world().post('ignore-updates-v1', on('plugins', ['forms/forms.php'], '9.9'));
    await world().post('ignore-updates-v1', on('plugins'));
    await world().post('ignore-updates-v1', on('themes'));
    await world().post('ignore-updates-v1', on('wp'));
    await world().post('ignore-updates-v1', { site_id_or_domain: shop, type: 'plugins', slugs: ['shop/shop.php'] });
    expect(await pending(everything)).toEqual([]);
    const { body } = await world().post('unignore-updates-v1', on('plugins'));
    expect(body).toEqual({ removed: 3, site_id: everything, type: 'plugins', slugs: [] });
    expect(await pending(everything)).toEqual(['forms/forms.php', 'shop/shop.php']);
    expect(await pending(shop)).toEqual([]);
    const left = await world().get('list-ignored-updates-v1', { site_id_or_domain: everything });
    expect(left.body.rules.map(({ type }: { type: string }) => type).sort()).toEqual(['themes', 'wp']);
    const again = await world().rest(`/updates/${everything}/unignore/themes`, { method: 'POST' });
    expect(again.body).toMatchObject({ message: 'The updates are no longer ignored.', data: { removed: 1 } });
    expect((await world().post('unignore-updates-v1', on('plugins'))).body.removed).toBe(0);
  });

  it('says when there was nothing to remove, and rejects input that is too vague', async () => {
    expect((await world().post('unignore-updates-v1', { type: 'wp' })).body).toMatchObject({ removed: 0, slugs: [] });
    const all = await world().post('unignore-updates-v1', { type: 'plugins' });
    expectError(all, { status: 400, code: 'svc_invalid_input' });
  });
});
