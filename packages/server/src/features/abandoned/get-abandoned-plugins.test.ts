import { describe, expect, it } from 'vitest';
import { useLookedUpFleet } from './abandoned.fixtures.ts';
import { queueAbandonedChecks } from './index.ts';

const OLD = 'acorn-backup/acorn-backup.php';

describe('abandoned plugins', () => {
  const world = useLookedUpFleet();

  const plugins = async (input: object = {}) => (await world().get('get-abandoned-plugins-v1', { ...input })).body;

  it('are collected from each site in batches, and all batches together count', async () => {
    const { items, total } = await plugins({ per_page: 200 });
    expect(total).toBe(items.length);
    expect(total).toBeGreaterThan(0);
    expect(Object.keys(items[0])).toEqual(['site_id', 'site_url', 'slug', 'name', 'version', 'last_updated']);
    for (const item of items) {
      const site = world().fleet.site(world().siteIds.indexOf(item.site_id) + 1);
      expect([item.site_url, item.version]).toEqual([`${site.url}/`, site.plugin(item.slug)?.version]);
    }
    const calls = world().fleet.ledger.entries({ site: 1, fn: 'check_abandoned' });
    const { length: installed } = world().fleet.site(1).plugins;
    expect(calls.filter(call => call.what.includes('plugin'))).toHaveLength(Math.ceil(installed / 10));
  });

  it('are listed from the longest without an update, in pages, from an age of 730 days', async () => {
    const { items, total } = await plugins({ per_page: 200 });
    const days = items.map((item: { last_updated: string }) => item.last_updated);
    expect(days).toEqual([...days].sort());
    for (const day of days) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Date.now() - Date.parse(day)).toBeGreaterThanOrEqual(730 * 86_400_000 - 86_400_000);
    }
    const pages = [await plugins({ per_page: 1, page: 1 }), await plugins({ per_page: 1, page: 2 })];
    expect(pages.flatMap(page => page.items)).toEqual(items.slice(0, 2));
    expect(pages.map(page => page.total)).toEqual([total, total]);
  });

  it('can be listed for one site', async () => {
    const all = await plugins({ per_page: 200 });
    const one = all.items[0].site_id;
    const mine = await plugins({ per_page: 200, site_id_or_domain: one });
    expect(mine.items).toEqual(all.items.filter((item: { site_id: number }) => item.site_id === one));
  });

  it('leave out suspended sites', async () => {
    const { items } = await plugins({ per_page: 200 });
    const id = items[0].site_id;
    await world().post('suspend-site-v1', { site_id_or_domain: id });
    const left = await plugins({ per_page: 200 });
    expect(left.items).toEqual(items.filter((item: { site_id: number }) => item.site_id !== id));
    expect(left.total).toBe(left.items.length);
    await world().post('unsuspend-site-v1', { site_id_or_domain: id });
  });

  it('survive a sync, which reports only what the last batches of the site found', async () => {
    const before = await plugins({ per_page: 200 });
    await world().post('sync-sites-v1');
    expect(await plugins({ per_page: 200 })).toEqual(before);
  });

  it('are no longer listed once they are updated or removed', async () => {
    const { items } = await plugins({ per_page: 200 });
    const [first] = items;
    const site = world().fleet.site(world().siteIds.indexOf(first.site_id) + 1);
    site.removePlugin(first.slug);
    await world().post('sync-sites-v1');
    const { items: left } = await plugins({ per_page: 200, site_id_or_domain: first.site_id });
    expect(left.map((item: { slug: string }) => item.slug)).not.toContain(first.slug);
  });

  it('come 50 to a page by default and 200 at most', async () => {
    expect((await world().get('get-abandoned-plugins-v1', { per_page: 201 })).status).toBe(400);
    expect((await world().post('get-abandoned-plugins-v1', {})).status).toBe(405);
    const rows = Array.from({ length: 60 }, (_, index) => ({
      site_id: world().siteIds[3] as number,
      type: 'plugin',
      slug: `old-${index}/${OLD}`,
      name: 'Old',
      version: '1',
      last_updated_at: Date.UTC(2001, 0, 1 + index),
    }));
    await world().app.services.database.write(trx => trx.insertInto('site_abandoned').values(rows).execute());
    const { items, total } = await plugins();
    expect([items.length, total >= 60]).toEqual([50, true]);
  });

  it('are looked up again only when they are due', async () => {
    expect(await queueAbandonedChecks(world().app.services)).toBe(0);
  });
});
