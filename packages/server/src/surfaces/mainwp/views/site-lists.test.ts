import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const SITES = 4;
const world = useWorld({ sites: SITES, seeded: true, env: { SITEKEEPER_MAINWP_API: 'on' } });
const ask = (path: string, method = 'GET', body?: object) =>
  world().request(`/wp-json/mainwp/v2${path}`, { method, body });

describe('the lists of a page of sites', () => {
  beforeAll(async () => {
    await world().post('sync-sites-v1', {});
    const [first, second] = world().siteIds;
    for (const [site, type] of [
      [first, 'plugins'],
      [second, 'themes'],
    ])
      await world().post('ignore-updates-v1', { site_id_or_domain: site, type });
  });

  // Fails if rows of one site get to another.
  it('are those that each site has when it is asked for by itself', async () => {
    const { body } = await ask('/sites');
    const alone = await Promise.all(
      body.data.map(async ({ id }: { id: string }) => (await ask(`/sites/${id}`)).body.data),
    );
    expect(body.data).toEqual(alone);
    expect(new Set(body.data.map((site: { plugins: string }) => site.plugins)).size).toBe(SITES);
    const ignores = (name: string) => body.data.filter((site: Record<string, unknown>) => site[name] === '1').length;
    expect([ignores('is_ignorePluginUpdates'), ignores('is_ignoreThemeUpdates')]).toEqual([1, 1]);
  });

  // Fails if each site is asked for by itself: four queries more for each.
  it('cost as many queries as those of one site', async () => {
    const queries = vi.spyOn(world().app.services.database.db.getExecutor(), 'executeQuery');
    const counted = async (path: string) => {
      queries.mockClear();
      await ask(path);
      return queries.mock.calls.length;
    };
    const one = await counted('/sites?per_page=1&search=http');
    expect(one).toBeGreaterThan(4);
    expect(await counted(`/sites?per_page=${SITES}&search=http`)).toBeLessThanOrEqual(one);
    queries.mockRestore();
  });
});
