import { beforeAll, describe, expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { storeSmallFleet } from '../update.fixtures.ts';

const world = useWorld();

let everything: number;
beforeAll(async () => {
  [everything] = await storeSmallFleet(world());
  const ignore = (rule: object) => world().post('ignore-updates-v1', rule);
  await ignore({ type: 'plugins', slugs: ['shop/shop.php'], version: '9.4' });
  await ignore({ type: 'themes', slugs: ['twentyone'] });
  await ignore({ site_id_or_domain: everything, type: 'plugins' });
  await ignore({ site_id_or_domain: everything, type: 'wp', version: '7.1' });
});

const list = async (input: object = {}) => (await world().get('list-ignored-updates-v1', { ...input })).body.rules;
const SHOP = { scope: 'fleet', type: 'plugins', slug: 'shop/shop.php', name: 'Shop', version: '9.4' };
const THEME = { scope: 'fleet', type: 'themes', slug: 'twentyone', name: 'Twenty One', version: '' };
const CORE = { scope: 'site', type: 'wp', slug: 'wordpress', name: 'WordPress', version: '7.1' };
const PLUGINS = { scope: 'site', type: 'plugins', slug: '', name: '', version: '' };

describe('list-ignored-updates-v1', () => {
  it('lists the rules of the fleet, and with a site those of the site after them', async () => {
    expect(await list()).toEqual([SHOP, THEME]);
    expect(await list({ site_id_or_domain: everything })).toEqual([SHOP, THEME, CORE, PLUGINS]);
  });

  it('filters by type and search', async () => {
    expect(await list({ type: ['themes'] })).toEqual([THEME]);
    expect(await list({ site_id_or_domain: everything, type: ['wp', 'themes'] })).toEqual([THEME, CORE]);
    expect(await list({ search: 'SHOP' })).toEqual([SHOP]);
  });

  it('returns 404 for an unknown site', async () => {
    const unknown = await world().get('list-ignored-updates-v1', { site_id_or_domain: 999 });
    expectError(unknown, { status: 404, code: 'svc_site_not_found' });
  });
});
