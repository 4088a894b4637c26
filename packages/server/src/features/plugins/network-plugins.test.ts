import { beforeAll, describe, expect, it } from 'vitest';
import { failures, siteRow, useWorld } from '../../testing/fixtures.ts';

const FILE = 'acorn-backup/acorn-backup.php';
const env = { SITEKEEPER_NETWORKS_INTERVAL_DAYS: '30', SITEKEEPER_SYNC_INTERVAL_MINUTES: '720' };
const world = useWorld({ sites: 4, seeded: true, fleet: { networks: [[1, 2, 3]], plugins: 3 }, env });
const id = (k: number) => world().siteIds[k - 1] as number;
const main = () => world().fleet.url(1).replace('http://', '');
const act = (k: number, action: string, more: object = {}) =>
  world().post(`${action}-site-plugins-v1`, { site_id_or_domain: id(k), slugs: [FILE], ...more });

beforeAll(async () => {
  for (const k of [1, 4]) world().fleet.site(k).setPlugin(FILE, { version: '3.4.0', active: true });
  await world().post('sync-sites-v1', {});
});

describe('a plugin of a site of a network', () => {
  it('is reported to affect the whole network, before and after it is deleted', async () => {
    const off = await act(2, 'deactivate');
    expect(off.body).toMatchObject({ deactivated: [FILE], network: expect.stringContaining(main()) });
    expect(off.body.network).toContain('inactive on all its sites');
    expect((await act(2, 'activate')).body.network).toContain('active on all its sites');
    world().fleet.ledger.reset();
    const slugs = [FILE, 'no/such.php'];
    const before = await act(2, 'delete', { slugs, dry_run: true });
    expect(before.body).toEqual({
      site_id: id(2),
      deleted: [],
      dry_run: true,
      would_delete: [FILE],
      errors: [expect.objectContaining({ slug: 'no/such.php', code: 'svc_plugin_not_found' })],
      network: expect.stringContaining('deleting removes them from all'),
    });
    expect(world().fleet.ledger.summary().calls).toBe(0);
    const after = await act(2, 'delete', { confirm: true });
    expect(after.body).toMatchObject({ deleted: [FILE], network: expect.stringContaining('gone from all of them') });
    const { body } = await world().get('get-site-record-v1', { site_id_or_domain: id(2) });
    expect(body.network).toBe(main());
  });

  it('comes without a note if the site is in no network', async () => {
    expect((await act(4, 'delete', { dry_run: true })).body).not.toHaveProperty('network');
    const { body } = await act(4, 'delete', { confirm: true });
    expect(body).toEqual({ site_id: id(4), deleted: [FILE], errors: failures() });
    expect((await world().get('get-site-record-v1', { site_id_or_domain: id(4) })).body.network).toBeNull();
  });
});

it('a change on one site of a network makes the others due for a sync', async () => {
  const slug =
    world()
      .fleet.site(1)
      .plugins.find(({ file, mu }) => !mu && !file.includes('mainwp'))?.file ?? '';
  await act(1, 'deactivate', { slugs: [slug] });
  await act(2, 'activate', { slugs: [slug] });
  const now = world().app.services.clock.now();
  const { body } = await act(3, 'deactivate', { slugs: [slug] });
  expect(body.deactivated).toEqual([slug]);
  for (const k of [1, 2]) {
    const { next_sync_at } = await siteRow(world(), id(k));
    expect(next_sync_at).toBeLessThanOrEqual(now + 60_000);
  }
  expect((await siteRow(world(), id(4))).next_sync_at).toBeGreaterThan(now + 60_000);
});
