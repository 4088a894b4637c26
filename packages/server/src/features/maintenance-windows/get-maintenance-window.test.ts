import { expect, it } from 'vitest';
import { expectError, storeSite, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const NIGHT = { name: 'Many', repeats: 'weekly', days: ['mon'], starts: '02:00', minutes: 60, time_zone: 'UTC' };

it('a window shows all of its sites, and lists the first twenty of them', async () => {
  const sites: number[] = [];
  for (let k = 10; k < 35; k++) sites.push(await storeSite(world(), { url: `https://s${k}.example/`, name: `S${k}` }));
  const { body } = await world().post('add-maintenance-window-v1', {
    ...NIGHT,
    site_ids_or_domains: sites,
  });
  const whole = (await world().get('get-maintenance-window-v1', { window_id: body.id })).body;
  expect(whole.sites.map(({ id }: { id: number }) => id)).toEqual(sites);
  const [listed] = (await world().get('list-maintenance-windows-v1')).body.items;
  expect(listed).toMatchObject({ sites_count: 25, sites: whole.sites.slice(0, 20) });
});

it('an unknown window returns 404', async () => {
  const wanted = { status: 404, code: 'svc_maintenance_window_not_found' };
  expectError(await world().get('get-maintenance-window-v1', { window_id: 999 }), wanted);
});
