import { beforeAll, expect, it } from 'vitest';
import { auditOf, storeSite, useWorld } from '../../testing/fixtures.ts';
import { inMaintenance } from './index.ts';

const world = useWorld();
const post = async (name: string, input: object) => (await world().post(name, input)).body;
let site: number;
let other: number;
beforeAll(async () => {
  site = await storeSite(world(), { url: 'https://bakery.example/', name: 'Bakery' });
  other = await storeSite(world(), { url: 'https://shop.example/', name: 'Shop' });
});
const covered = async () => {
  const { database, clock } = world().app.services;
  return [...(await inMaintenance(database.db, [site, other], clock.now()))];
};

it('maintenance of one site starts now, and ends when somebody ends it', async () => {
  const started = await post('start-site-maintenance-v1', { site_id_or_domain: 'bakery.example', minutes: 30 });
  const now = world().app.services.clock.now();
  expect(started).toMatchObject({ site_id: site, site_url: 'https://bakery.example/', in_maintenance: true });
  expect(Math.abs(Date.parse(started.until) - now - 30 * 60_000)).toBeLessThan(60_000);
  expect(await covered()).toEqual([site]);
  const ended = await post('end-site-maintenance-v1', { site_id_or_domain: site });
  expect(ended).toEqual({ site_id: site, site_url: 'https://bakery.example/', in_maintenance: false, until: null });
  expect(await covered()).toEqual([]);
  expect(await post('end-site-maintenance-v1', { site_id_or_domain: site })).toEqual(ended);
  expect(await auditOf(world().app.services.database, site)).toEqual([
    'site.maintenance_started',
    'site.maintenance_ended',
  ]);
});

it('ending it leaves windows for more sites open, and says so', async () => {
  const { clock } = world().app.services;
  const [date, starts] = new Date(clock.now() - 60_000).toISOString().split('T') as [string, string];
  const { id } = await post('add-maintenance-window-v1', {
    name: 'Both',
    repeats: 'once',
    date,
    starts: starts.slice(0, 5),
    minutes: 60,
    time_zone: 'UTC',
    site_ids_or_domains: [site, other],
  });
  await post('start-site-maintenance-v1', { site_id_or_domain: site, minutes: 600 });
  const ended = await post('end-site-maintenance-v1', { site_id_or_domain: site });
  const { closes_at } = (await world().get('get-maintenance-window-v1', { window_id: id })).body;
  expect(ended).toMatchObject({ in_maintenance: true, until: closes_at });
  expect(await covered()).toEqual([site, other]);
});
