import { beforeAll, describe, expect, it } from 'vitest';
import { expectError, useWorld } from '../../testing/fixtures.ts';
import { storeSmallFleet } from './update.fixtures.ts';

const world = useWorld();

let everything: number;
let nothing: number;
let suspended: number;
beforeAll(async () => {
  [everything, , nothing, suspended] = await storeSmallFleet(world());
});

const get = (input: object) => world().get('get-site-updates-v1', { ...input });
const slugs = async (input: object) => (await get(input)).body.updates.map((update: { slug: string }) => update.slug);

describe('get-site-updates-v1', () => {
  it('lists the pending updates of one site, even if it is suspended', async () => {
    const all = ['wordpress', 'forms/forms.php', 'shop/shop.php', 'twentyone', 'shop'];
    expect((await get({ site_id_or_domain: 'everything.example' })).body).toMatchObject({
      site_id: everything,
      site_url: 'https://everything.example/',
    });
    expect(await slugs({ site_id_or_domain: everything })).toEqual(all);
    expect(await slugs({ site_id_or_domain: suspended })).toEqual(all);
    expect(await slugs({ site_id_or_domain: nothing })).toEqual([]);
  });

  it('filters by type and search', async () => {
    expect(await slugs({ site_id_or_domain: everything, type: ['plugins'] })).toEqual([
      'forms/forms.php',
      'shop/shop.php',
    ]);
    expect(await slugs({ site_id_or_domain: everything, search: 'shop' })).toEqual(['shop/shop.php', 'shop']);
  });

  it('returns 404 for an unknown site', async () => {
    expectError(await get({ site_id_or_domain: 999 }), { status: 404, code: 'svc_site_not_found' });
  });
});
