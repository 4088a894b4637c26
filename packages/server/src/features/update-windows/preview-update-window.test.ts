import { expect, it } from 'vitest';
import { expectError } from '../../testing/fixtures.ts';
import { useFleet } from '../update-runs/runs.fixtures.ts';

const world = useFleet({ sites: 5, fleet: { plugins: 4 } });
const night = { name: 'Nights', days: ['mon'], opens: '02:00', closes: '05:00', time_zone: 'UTC' };
const preview = (input: Record<string, unknown>) => world().get('preview-update-window-v1', input);

it('previews what would be updated, and changes nothing', async () => {
  const tag = (await world().post('add-tag-v1', { name: 'EU' })).body.id;
  for (const id of world().siteIds.slice(0, 2))
    await world().post('update-site-v1', { site_id_or_domain: id, tags: [tag] });
  const made = await world().post('add-update-window-v1', { ...night, tag_id: tag, type: ['plugins'] });
  const { status, body } = await preview({ window_id: made.body.id });
  expect(status).toBe(200);
  expect(body.window).toEqual(made.body);
  expect(body.items.map((item: { site_id: number }) => item.site_id)).toEqual(world().siteIds.slice(0, 2));
  expect(body.total).toBe(2);
  const pending = world()
    .fleet.site(1)
    .pendingPlugins.map(({ slug, to }) => ({ type: 'plugins', slug, new_version: to }));
  expect(body.items[0]).toMatchObject({ busy: false, updates: pending.sort((a, b) => (a.slug < b.slug ? -1 : 1)) });
  expect(world().fleet.ledger.summary().calls).toBe(0);
  expect((await world().get('list-update-runs-v1')).body.total).toBe(0);
});

it('previews all sites for a window over all sites, page by page', async () => {
  const made = await world().post('add-update-window-v1', night);
  const { body } = await preview({ window_id: made.body.id, per_page: 2, page: 3 });
  expect(body).toMatchObject({ total: 5, page: 3, items: [{ site_id: world().siteIds[4] }] });
  expectError(await preview({ window_id: 999 }), { status: 404, code: 'svc_update_window_not_found' });
});
