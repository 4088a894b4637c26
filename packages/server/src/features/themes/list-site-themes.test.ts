import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, refusedPaths } from '../../testing/fixtures.ts';
import type { World } from '../../testing/index.ts';
import { CHILD, freshThemes, PARENT, PLAIN_THEME, themeWorld } from './theme.fixtures.ts';

let world: World;
let id: number;
beforeAll(async () => {
  world = await themeWorld();
  id = await freshThemes(world);
});
afterAll(() => world.close());

const ask = (input: object = {}) => world.get('list-site-themes-v1', { site_id_or_domain: id, ...input });
const slugs = async (input: object) =>
  (await ask({ per_page: 200, ...input })).body.items.map((item: { slug: string }) => item.slug);

describe('list-site-themes', () => {
  it('lists the same themes as get-site-themes, in pages', async () => {
    const { themes, total } = (await world.get('get-site-themes-v1', { site_id_or_domain: id })).body;
    expect((await ask({ per_page: 200 })).body).toEqual({ items: themes, page: 1, per_page: 200, total });
    const second = (await ask({ per_page: 3, page: 2 })).body;
    expect(second).toEqual({ items: themes.slice(3, 6), page: 2, per_page: 3, total });
  });

  it('filters by state, search and updates', async () => {
    expect(await slugs({ status: 'active' })).toEqual([PLAIN_THEME]);
    expect(await slugs({ status: 'inactive' })).not.toContain(PLAIN_THEME);
    expect((await slugs({ search: 'BROADSHEET' })).sort()).toEqual([PARENT, CHILD]);
    const all = await slugs({});
    const pending = await slugs({ has_update: true });
    expect([...pending, ...(await slugs({ has_update: false }))].sort()).toEqual(all.sort());
  });

  it('returns 400 for invalid input and 404 for an unknown site', async () => {
    expect(refusedPaths(await ask({ status: 'on', must_use: true })).sort()).toEqual([
      'input.must_use',
      'input.status',
    ]);
    expectError(await ask({ site_id_or_domain: 987_654 }), { status: 404, code: 'svc_site_not_found' });
  });
});
