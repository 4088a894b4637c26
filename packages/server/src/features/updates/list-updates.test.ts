import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { execute, executeAsJson } from '../../kernel/ability/execute.ts';
import type { StorePart } from '../../ports/database/port.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { listUpdates } from './list-updates.ts';
import { storeSmallFleet, storeUpdates } from './update.fixtures.ts';

const world = useWorld();

let everything: number;
let shop: number;
let suspended: number;
beforeAll(async () => {
  [everything, shop, , suspended] = await storeSmallFleet(world());
});

interface Listed {
  readonly items: readonly { readonly updates: readonly { readonly roll_back: string }[] }[];
}

const list = async (input: object = {}) => (await world().get('list-updates-v1', { ...input })).body;
const slugs = async (input: object) =>
  (await list(input)).items.map((site: { site_id: number; updates: { slug: string }[] }) => [
    site.site_id,
    ...site.updates.map(update => update.slug),
  ]);

describe('list-updates-v1', () => {
  it('returns as many sites for a version of an item as the summary counts', async () => {
    const near = await storeSite(world(), { url: 'https://near.example/' });
    await storeUpdates(world(), near, [
      { type: 'plugin', slug: 'shop/shop.php', name: 'Shop', version: '9.4', new_version: '9.5' },
      { type: 'plugin', slug: 'workshop/shop/shop.php', name: 'Shop too' },
    ]);
    const { items } = (await world().get('get-updates-summary-v1', {})).body;
    expect(items.length).toBeGreaterThan(5);
    for (const { type, slug, new_version, sites_count } of items) {
      expect(await list({ type: [type], slug, new_version })).toMatchObject({ total: sites_count });
    }
    expect(await slugs({ slug: 'shop/shop.php', new_version: '9.5' })).toEqual([[near, 'shop/shop.php']]);
    expect((await list({ slug: 'shop/shop.php' })).total).toBe(3);
    expect((await list({ slug: 'nothing/of-it.php' })).total).toBe(0);
    await world().app.services.database.write(trx => trx.deleteFrom('sites').where('id', '=', near).execute());
  });

  it('lists the same again to whoever asks again, and what changed once it has changed', async () => {
    const page = (number: number) => list({ type: ['plugins'], per_page: 1, page: number });
    const first = await page(1);
    const second = await page(2);
    expect([first.total, first.items[0].site_id, second.items[0].site_id]).toEqual([2, everything, shop]);
    expect(await page(1)).toEqual(first);
    expect(await page(2)).toEqual(second);
    const near = await storeSite(world(), { url: 'https://near.example/' });
    await storeUpdates(world(), near, [{ type: 'plugin', slug: 'shop/shop.php' }]);
    expect((await page(3)).items).toMatchObject([{ site_id: near }]);
    expect((await page(1)).total).toBe(3);
    const { database } = world().app.services;
    await database.write(trx => trx.updateTable('sites').set({ status: 'suspended' }).where('id', '=', near).execute());
    expect(await page(3)).toMatchObject({ items: [], total: 2 });
    await database.write(trx => trx.deleteFrom('sites').where('id', '=', near).execute());
    expect(await page(1)).toEqual(first);
  });

  it('shows of a site that was listed before what has changed since', async () => {
    const near = await storeSite(world(), { url: 'https://near.example/' });
    await storeUpdates(world(), near, [{ type: 'plugin', slug: 'near/near.php' }]);
    const shown = async () => (await list()).items.find((site: { site_id: number }) => site.site_id === near);
    expect(await shown()).toMatchObject({ updates: [{ slug: 'near/near.php', active: true }] });
    const { database } = world().app.services;
    await database.write(trx =>
      trx.updateTable('site_updates').set({ active: 0 }).where('site_id', '=', near).execute(),
    );
    expect(await shown()).toMatchObject({ updates: [{ slug: 'near/near.php', active: false }] });
    await database.write(trx => trx.updateTable('sites').set({ name: 'Near' }).where('id', '=', near).execute());
    expect(await shown()).toMatchObject({ site_name: 'Near' });
    await database.write(trx => trx.deleteFrom('site_updates').where('site_id', '=', near).execute());
    await storeUpdates(world(), near, []);
    expect(await shown()).toBeUndefined();
    await database.write(trx => trx.deleteFrom('sites').where('id', '=', near).execute());
  });

  it('judges anew what can be rolled back when the directories that keep all versions change', async () => {
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    const judged = async (packageHosts: string) => {
      const settings = Object.create(ctx.settings, { packageHosts: { value: packageHosts } });
      const { items } = (await execute(listUpdates, () => ({ include: [shop] }), { ...ctx, settings })) as Listed;
      return items[0]?.updates[0]?.roll_back;
    };
    const theirs = 'downloads.wordpress.org';
    expect([await judged(theirs), await judged('other.example'), await judged(theirs)]).toEqual([
      'possible',
      'other_host',
      'possible',
    ]);
  });

  it('lists the pending updates by site, without suspended sites and those without updates', async () => {
    const { items, total, page, per_page } = await list();
    expect({ total, page, per_page }).toEqual({ total: 2, page: 1, per_page: 200 });
    const flags = { active: true, wp_compatible: true, php_compatible: true };
    const shopUpdate = {
      type: 'plugins',
      slug: 'shop/shop.php',
      name: 'Shop',
      version: '9.3',
      new_version: '9.4',
      ...flags,
      roll_back: 'possible',
    };
    expect(items).toEqual([
      {
        site_id: everything,
        site_url: 'https://everything.example/',
        site_name: 'https://everything.example/',
        updates: [
          {
            type: 'wp',
            slug: 'wordpress',
            name: 'WordPress',
            version: '7.0',
            new_version: '7.1',
            ...flags,
            roll_back: 'wordpress',
          },
          {
            type: 'plugins',
            slug: 'forms/forms.php',
            name: 'Formulare Übersicht',
            version: '1.0',
            new_version: '1.1',
            ...flags,
            active: false,
            roll_back: 'no_package',
          },
          shopUpdate,
          {
            type: 'themes',
            slug: 'twentyone',
            name: 'Twenty One',
            version: '1.0',
            new_version: '1.1',
            ...flags,
            php_compatible: false,
            roll_back: 'not_known',
          },
          {
            type: 'translations',
            slug: 'shop',
            name: 'Shop',
            version: '',
            new_version: '1.1',
            languages: ['de_DE', 'nl_NL'],
            ...flags,
            roll_back: 'translation',
          },
        ],
      },
      {
        site_id: shop,
        site_url: 'https://shop.example/',
        site_name: 'https://shop.example/',
        updates: [shopUpdate],
      },
    ]);
  });

  // A text of a site has no control characters: the protocol lets none in.
  it('writes as JSON what it returns, whatever the texts of the items', async () => {
    const odd = await storeSite(world(), { url: 'https://odd.example/', name: 'A "site" \\ with\nlines' });
    const texts = ['"],["plugin', 'a, b', 'back\\slash', '\\t\\n', 'ÄÖ 😀', ']}'];
    const language = (slug: string, language: string) =>
      ({ type: 'translation', slug, language, name: `T ${slug}`, version: '' }) as const;
    await storeUpdates(world(), odd, [
      ...texts.map((name, k) => ({ type: 'plugin', slug: `p${k}/${name}`, name, version: name }) as const),
      language('a', 'de_DE'),
      language('a', 'nl_NL'),
      { ...language('b', 'fr_FR'), new_version: '7' },
    ]);
    const inputs = [{}, { type: ['translations'] }, { search: '"' }, { new_version: '7' }, { per_page: 1, page: 2 }];
    const searched = { search: 'odd.example', search_sites: true };
    for (const input of [...inputs, searched, { slug: 'p1/a, b' }, { include: [999] }]) {
      const ctx = world().app.ctx({ kind: 'system', name: 'test' });
      const returned = (await execute(listUpdates, () => input, ctx)) as { total: number };
      expect((await executeAsJson(listUpdates, () => input, ctx)).toString()).toBe(JSON.stringify(returned));
      expect(returned.total > 0).toBe(!('include' in input));
    }
    const { items } = await list({ include: [odd] });
    expect(items[0].updates.map(({ name }: { name: string }) => name)).toEqual([...texts, 'T a', 'T b']);
    expect(items[0].updates.at(-2)).toMatchObject({ languages: ['de_DE', 'nl_NL'] });
    await world().app.services.database.write(trx => trx.deleteFrom('sites').where('id', '=', odd).execute());
  });

  it('looks for the sites once for all pages, unless they are named', async () => {
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    const looks = async (input: object) => {
      let asked = 0;
      const version = (part?: StorePart) => {
        if (part === 'updates') asked += 1;
        return ctx.database.version(part);
      };
      await execute(listUpdates, () => input, { ...ctx, database: { ...ctx.database, version } });
      return asked;
    };
    const forTheirUpdates = 1;
    expect(await looks({ include: [], exclude: [] })).toBe(1 + forTheirUpdates);
    expect(await looks({ include: [shop] })).toBe(forTheirUpdates);
  });

  it('filters by type, search and sites', async () => {
    expect(await slugs({ type: ['themes', 'wp'] })).toEqual([[everything, 'wordpress', 'twentyone']]);
    expect(await slugs({ type: ['all'], exclude: [everything] })).toEqual([[shop, 'shop/shop.php']]);
    expect(await slugs({ include: [shop, suspended, 999] })).toEqual([[shop, 'shop/shop.php']]);
    expect(await slugs({ search: 'ÜBERS' })).toEqual([[everything, 'forms/forms.php']]);
    expect(await slugs({ search: 'SHOP' })).toEqual([
      [everything, 'shop/shop.php', 'shop'],
      [shop, 'shop/shop.php'],
    ]);
    expect(await slugs({ search: 'shop', type: ['translations'] })).toEqual([[everything, 'shop']]);
    expect(await slugs({ search: '%' })).toEqual([]);
  });

  it('pages by site: the pages together are the whole list, whatever their size', async () => {
    for (let n = 0; n < 7; n++) {
      const id = await storeSite(world(), { url: `https://more-${n}.example/` });
      await storeUpdates(world(), id, [{ type: 'plugin', slug: `p${n % 3}/p.php`, name: `P${n % 3}` }]);
    }
    const filter = fc.record({
      search: fc.constantFrom('', 'p1', 'shop', 'none'),
      type: fc.constantFrom(['all'], ['plugins'], ['themes', 'wp']),
    });
    await fc.assert(
      fc.asyncProperty(filter, fc.integer({ min: 1, max: 5 }), async (input, per_page) => {
        const whole = await list(input);
        expect(whole.total).toBe(whole.items.length);
        const pages = [];
        for (let page = 1; page <= Math.ceil(whole.total / per_page); page++) {
          pages.push(...(await list({ ...input, page, per_page })).items);
        }
        expect(pages).toEqual(whole.items);
      }),
      { numRuns: 20 },
    );
  });
});
