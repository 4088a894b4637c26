import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { storeSmallFleet } from './update.fixtures.ts';

const world = useWorld();

let everything: number;
let suspended: number;
beforeAll(async () => {
  [everything, , , suspended] = await storeSmallFleet(world());
});

const summary = async (input: object = {}) => (await world().get('get-updates-summary-v1', { ...input })).body;
const COUNTS = { sites: 2, wp: 1, plugins: 3, themes: 1, translations: 1 };

describe('get-updates-summary-v1', () => {
  it('counts by type and by item, those for the most sites first', async () => {
    const one = { new_version: '1.1', sites_count: 1 };
    expect(await summary()).toEqual({
      ...COUNTS,
      items: [
        { type: 'plugins', slug: 'shop/shop.php', name: 'Shop', new_version: '9.4', sites_count: 2 },
        { type: 'plugins', slug: 'forms/forms.php', name: 'Formulare Übersicht', ...one },
        { type: 'translations', slug: 'shop', name: 'Shop', ...one },
        { type: 'themes', slug: 'twentyone', name: 'Twenty One', ...one },
        { type: 'wp', slug: 'wordpress', name: 'WordPress', new_version: '7.1', sites_count: 1 },
      ],
      ...{ page: 1, per_page: 20, total: 5 },
    });
  });

  it('narrows and pages the items; the counts stay those of the fleet', async () => {
    const { items, total, ...rest } = await summary({ type: ['plugins'], per_page: 1, page: 2 });
    expect(items.map((item: { slug: string }) => item.slug)).toEqual(['forms/forms.php']);
    expect({ total, ...rest }).toEqual({ total: 2, ...COUNTS, page: 2, per_page: 1 });
    expect((await summary({ search: 'twenty' })).items).toHaveLength(1);
  });

  it('leaves out what is ignored, and counts a site again once it is no longer suspended', async () => {
    await world().post('ignore-updates-v1', { site_id_or_domain: everything, type: 'plugins' });
    expect(await summary()).toMatchObject({ ...COUNTS, plugins: 1 });
    await world().post('unsuspend-site-v1', { site_id_or_domain: suspended });
    const { items, ...counts } = await summary({ search: 'shop/' });
    expect(counts).toMatchObject({ sites: 3, wp: 2, plugins: 3, themes: 2, translations: 2 });
    expect(items).toMatchObject([{ slug: 'shop/shop.php', sites_count: 2 }]);
  });
});
