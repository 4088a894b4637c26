import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { storeMixedFleet, storeSmallFleet, storeUpdates } from './update.fixtures.ts';
import { typeOfGroup, type UpdateGroup } from './update.ts';

const world = useWorld();

let everything: number;
let suspended: number;
beforeAll(async () => {
  [everything, , , suspended] = await storeSmallFleet(world());
});

const summary = async (input: object = {}) => (await world().get('get-updates-summary-v1', { ...input })).body;
const COUNTS = { sites: 2, wp: 1, plugins: 3, themes: 1, translations: 1 };

describe('get-updates-summary-v1', () => {
  it('counts by type and by item, items on most sites first', async () => {
    const one = { versions: ['1.0'], new_version: '1.1', sites_count: 1 };
    expect(await summary()).toEqual({
      ...COUNTS,
      items: [
        { type: 'plugins', slug: 'shop/shop.php', name: 'Shop', versions: ['9.3'], new_version: '9.4', sites_count: 2 },
        { type: 'plugins', slug: 'forms/forms.php', name: 'Formulare Übersicht', ...one },
        { type: 'translations', slug: 'shop', name: 'Shop', ...one, versions: [] },
        { type: 'themes', slug: 'twentyone', name: 'Twenty One', ...one },
        { type: 'wp', slug: 'wordpress', name: 'WordPress', versions: ['7.0'], new_version: '7.1', sites_count: 1 },
      ],
      page: 1,
      per_page: 20,
      total: 5,
    });
  });

  it('names an item as most sites do, or by its slug, never as a single site does', async () => {
    const made: number[] = [];
    const offer = async (slug: string, ...names: string[]) => {
      for (const [place, name] of names.entries()) {
        const id = await storeSite(world(), { url: `https://${slug}-${place}.example/` });
        await storeUpdates(world(), id, [{ type: 'plugin', slug, name, new_version: place === 0 ? '0.0' : '2.0' }]);
        made.push(id);
      }
    };
    await offer('most', 'Aa odd', 'Well known', 'Well known');
    await offer('even', 'Aa odd', 'Well known');
    const named = async (search: string) =>
      (await summary({ search })).items.map((item: { name: string }) => item.name);
    expect([await named('most'), await named('even')]).toEqual([
      ['Well known', 'Well known'],
      ['even', 'even'],
    ]);
    const { database } = world().app.services;
    await database.write(trx => trx.deleteFrom('sites').where('id', 'in', made).execute());
  });

  it('does not let one site name an item by reporting many languages', async () => {
    const loud = await storeSite(world(), { url: 'https://loud.example/' });
    const languages = Array.from({ length: 12 }, (_none, place) => `l${place}`);
    const odd = { type: 'translation', slug: 'quiet', name: 'Aa odd', new_version: '0' } as const;
    await storeUpdates(
      world(),
      loud,
      languages.map(language => ({ ...odd, language })),
    );
    const { items } = await summary({ search: 'quiet' });
    expect(items).toMatchObject([{ name: 'quiet', slug: 'quiet', sites_count: 1 }]);
    const { database } = world().app.services;
    await database.write(trx => trx.deleteFrom('sites').where('id', '=', loud).execute());
  });

  it('lists the installed versions, oldest first, without those of suspended sites', async () => {
    const { database } = world().app.services;
    const made: number[] = [];
    for (const [version, status] of [
      ['9.10', 'connected'],
      ['9.2', 'disconnected'],
      ['9.2', 'connected'],
      ['8.0', 'suspended'],
    ] as const) {
      const id = await storeSite(world(), { url: `https://versions-${made.length}.example/`, status });
      await storeUpdates(world(), id, [{ type: 'plugin', slug: 'old/old.php', version, new_version: '10.0' }]);
      made.push(id);
    }
    const { items } = await summary({ search: 'old/old.php' });
    expect(items).toMatchObject([{ versions: ['9.2', '9.10'], new_version: '10.0', sites_count: 3 }]);
    await database.write(trx => trx.deleteFrom('sites').where('id', 'in', made).execute());
  });

  it('filters and pages the items, while the counts remain those of the fleet', async () => {
    const { items, total, ...rest } = await summary({ type: ['plugins'], per_page: 1, page: 2 });
    expect(items.map((item: { slug: string }) => item.slug)).toEqual(['forms/forms.php']);
    expect({ total, ...rest }).toEqual({ total: 2, ...COUNTS, page: 2, per_page: 1 });
    expect((await summary({ search: 'twenty' })).items).toHaveLength(1);
  });

  it('lists every version of an item on one page, even if many items share name and count', async () => {
    const many = Array.from({ length: 9 }, (_none, n) => ({
      slug: `twin-${8 - n}/twin.php`,
      new_version: `1.${n % 3}`,
    }));
    for (const [n, update] of many.entries()) {
      const id = await storeSite(world(), { url: `https://twin-${n}.example/` });
      await storeUpdates(world(), id, [{ ...update, type: 'plugin', name: 'Twin' }]);
    }
    const slugs = async (page: number) => (await summary({ search: 'twin-', per_page: 2, page })).items;
    const pages = [await slugs(1), await slugs(2), await slugs(3), await slugs(4), await slugs(5)].flat();
    expect(pages.map(({ slug }) => slug)).toEqual(many.map(({ slug }) => slug).sort());
    expect(new Set(pages.map(({ name, sites_count }) => `${name} ${sites_count}`))).toEqual(new Set(['Twin 1']));
    const { database } = world().app.services;
    await database.write(trx => trx.deleteFrom('sites').where('url', 'like', 'https://twin-%').execute());
  });

  it('returns the same counts as a full scan, whatever is ignored or suspended', async () => {
    const ids = await storeMixedFleet(world());
    const { db } = world().app.services.database;
    const rows = await db
      .selectFrom('site_updates as update')
      .innerJoin('sites', 'sites.id', 'update.site_id')
      .select(['site_id', 'type', 'slug', 'new_version'])
      .where('ignored', '=', 0)
      .where('status', '<>', 'suspended')
      .execute();
    const sites = Map.groupBy(rows, row => `${row.type} ${row.slug} ${row.new_version}`);
    const wanted = [...sites].map(([key, of]) => [key, new Set(of.map(row => row.site_id)).size]);
    const shown = (await summary({ per_page: 200 })).items.map(
      (item: { type: UpdateGroup; slug: string; new_version: string; sites_count: number }) =>
        [`${typeOfGroup(item.type)} ${item.slug} ${item.new_version}`, item.sites_count] as const,
    );
    expect(shown.sort()).toEqual(wanted.sort());
    expect(shown.length).toBeGreaterThan(20);
    await world().app.services.database.write(trx => trx.deleteFrom('sites').where('id', 'in', ids).execute());
  });

  it('excludes ignored updates, and counts a site again once it is unsuspended', async () => {
    await world().post('ignore-updates-v1', { site_id_or_domain: everything, type: 'plugins' });
    expect(await summary()).toMatchObject({ ...COUNTS, plugins: 1 });
    await world().post('unsuspend-site-v1', { site_id_or_domain: suspended });
    const { items, ...counts } = await summary({ search: 'shop/' });
    expect(counts).toMatchObject({ sites: 3, wp: 2, plugins: 3, themes: 2, translations: 2 });
    expect(items).toMatchObject([{ slug: 'shop/shop.php', sites_count: 2 }]);
  });
});
