import { expect, it } from 'vitest';
import { storeChanges } from '../../../features/changes/changes.fixtures.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();

it('lists changes of all sites page by page, and not while the module is off', async () => {
  const site = await storeSite(world(), { url: 'https://a.example/', name: 'Alpha' });
  await storeChanges(world(), [
    { site_id: site, occurred_at: 1000 },
    { site_id: site, occurred_at: 2000 },
  ]);
  const first = await world().rest(`/changes?site=${site}&kind=plugins&per_page=1`);
  expect(first.body).toMatchObject({ success: 1, data: { items: [{ site_name: 'Alpha' }], next: expect.any(String) } });
  const second = await world().rest(`/changes?per_page=1&before=${first.body.data.next}`);
  expect(second.body.data).toMatchObject({ items: [{ timestamp: '1970-01-01T00:00:01Z' }], next: null });
  expect((await world().rest('/changes?before=x')).status).toBe(400);
  await world().post('update-module-v1', { module: 'logs', enabled: false });
  expect((await world().rest('/changes')).status).toBe(501);
});
