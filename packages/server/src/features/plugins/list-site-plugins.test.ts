import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, refusedPaths } from '../../testing/fixtures.ts';
import type { World } from '../../testing/index.ts';
import { freshPlugins, OTHER, PLAIN_PLUGIN, pluginWorld, STORED_CONNECTOR } from './plugin.fixtures.ts';

let world: World;
let id: number;
beforeAll(async () => {
  world = await pluginWorld();
  id = await freshPlugins(world);
  const row = { site_id: id, slug: 'loader.php', name: 'Übersee Loader', version: '1', active: 1 };
  await world.app.services.database.write(trx =>
    trx
      .insertInto('site_plugins')
      .values({ ...row, must_use: 1, is_connector: 0 })
      .execute(),
  );
});
afterAll(() => world.close());

interface Item {
  readonly slug: string;
  readonly name: string;
  readonly active: boolean;
  readonly update_version: string | null;
  readonly must_use: boolean;
}
const ask = (input: object = {}) => world.get('list-site-plugins-v1', { site_id_or_domain: id, ...input });
const list = async (input: object = {}): Promise<Item[]> => (await ask({ per_page: 200, ...input })).body.items;
const slugs = async (input: object) => (await list(input)).map(item => item.slug);

describe('list-site-plugins', () => {
  it('lists the plugins by name, and says which can be changed', async () => {
    const all = await list();
    const names = all.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    const plain = { slug: PLAIN_PLUGIN, version: '1.0.0', active: false, must_use: false };
    expect(all.find(item => item.slug === PLAIN_PLUGIN)).toMatchObject(plain);
    expect(all.find(item => item.slug === 'loader.php')).toEqual({
      slug: 'loader.php',
      name: 'Übersee Loader',
      version: '1',
      active: true,
      must_use: true,
      update_version: null,
    });
  });

  it('returns pages without gaps', async () => {
    const all = await list();
    const found: Item[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 4) + 1; page++) {
      const { body } = await ask({ page, per_page: 4 });
      expect(body).toMatchObject({ page, per_page: 4, total: all.length });
      found.push(...body.items);
    }
    expect(found).toEqual(all);
    expect((await ask()).body.per_page).toBe(20);
  });

  it.each([
    [{ status: 'active' }, (item: Item) => item.active],
    [{ status: 'inactive' }, (item: Item) => !item.active],
    [{ status: 'all' }, () => true],
    [{ has_update: true }, (item: Item) => item.update_version !== null],
    [{ has_update: false }, (item: Item) => item.update_version === null],
    [{ must_use: false, status: 'inactive' }, (item: Item) => !item.must_use && !item.active],
  ])('filters by %j', async (input, keeps) => {
    const wanted = (await list()).filter(keeps);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await list(input)).toEqual(wanted);
  });

  it('searches names and slugs in any case', async () => {
    expect(await slugs({ search: 'ÜBERSEE' })).toEqual(['loader.php']);
    expect(await slugs({ search: ' mainwp-CHILD/ ' })).toEqual([STORED_CONNECTOR]);
    expect(await slugs({ must_use: true })).toEqual(['host-limits.php', 'loader.php']);
    expect(await slugs({ search: '%' })).toEqual([]);
    expect(await slugs({ search: OTHER })).toEqual([OTHER]);
  });

  it('returns 400 for invalid input and 404 for an unknown site', async () => {
    const wrong = await ask({ status: 'on', has_update: 'x', must_use: 'x', per_page: 201, slug: 'x' });
    expect(refusedPaths(wrong).sort()).toEqual(
      ['input.has_update', 'input.must_use', 'input.per_page', 'input.slug', 'input.status'].sort(),
    );
    expectError(await ask({ site_id_or_domain: 987_654 }), { status: 404, code: 'svc_site_not_found' });
  });
});
