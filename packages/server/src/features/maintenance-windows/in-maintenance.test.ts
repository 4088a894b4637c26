import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../kernel/time/durations.ts';
import { type ManualClock, manualClock } from '../../ports/clock/manual-clock.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { bringBackMaintenance, deleteOldMaintenance, inMaintenance, keepUpMaintenance } from './index.ts';

const MONDAY = Date.UTC(2026, 0, 12, 12);

let world: World;
let clock: ManualClock;
let bakery: number;
let shop: number;
let other: number;
let tag: number;
let client: number;
beforeAll(async () => {
  clock = manualClock(MONDAY);
  world = await makeWorld({ parts: { clock } });
  client = (await world.post('add-client-v1', { name: 'Anna' })).body.id;
  tag = (await world.post('add-tag-v1', { name: 'EU' })).body.id;
  bakery = await storeSite(world, { url: 'https://bakery.example/', name: 'Bakery' });
  shop = await storeSite(world, { url: 'https://shop.example/', name: 'Shop', client_id: client });
  other = await storeSite(world, { url: 'https://other.example/', name: 'Other' });
  await world.post('edit-sites-v1', { site_ids_or_domains: [bakery], add_tags: [tag] });
});
afterAll(() => world.close());

const night = { name: 'Nights', repeats: 'weekly', days: ['tue'], starts: '02:00', minutes: 60, time_zone: 'UTC' };
const add = async (input: object) => (await world.post('add-maintenance-window-v1', { ...night, ...input })).body.id;
const remove = (id: number) => world.post('delete-maintenance-window-v1', { window_id: id, confirm: true });
async function covered(at: number = clock.now()): Promise<number[]> {
  return [...(await inMaintenance(world.app.services.database.db, [bakery, shop, other], at))].sort((a, b) => a - b);
}
const opening = Date.UTC(2026, 0, 13, 2);

describe('sites are in maintenance', () => {
  it('while a window of theirs is open: as sites, by tag, by client, or all', async () => {
    const windows = [
      [await add({ site_ids_or_domains: ['other.example'] }), [other]],
      [await add({ tag_ids: [tag] }), [bakery]],
      [await add({ client_ids: [client] }), [shop]],
      [await add({ all_sites: true }), [bakery, shop, other]],
    ] as const;
    const known: number[][] = [];
    for (const [id, sites] of [...windows].reverse()) {
      known.push(await covered(opening));
      await remove(id);
      expect(sites.length).toBeGreaterThan(0);
    }
    expect(known).toEqual([[bakery, shop, other], [bakery, shop, other], [bakery, other], [other]]);
    expect(await covered(opening)).toEqual([]);
  });

  it('from the moment it opens until the moment it closes', async () => {
    const id = await add({ tag_ids: [tag] });
    const times = [opening - 1, opening, opening + 60 * MINUTE_MS - 1, opening + 60 * MINUTE_MS];
    expect(await Promise.all(times.map(covered))).toEqual([[], [bakery], [bakery], []]);
    await remove(id);
  });

  it('at each of its times, whether or not anything has worked out the next one', async () => {
    const id = await add({ tag_ids: [tag] });
    for (const week of [0, 1, 2]) expect(await covered(opening + week * 7 * DAY_MS + MINUTE_MS)).toEqual([bakery]);
    clock.advance(opening + MINUTE_MS - clock.now());
    await keepUpMaintenance(world.app.services);
    expect(await covered()).toEqual([bakery]);
    clock.advance(opening + 90 * MINUTE_MS - clock.now());
    await keepUpMaintenance(world.app.services);
    expect(await covered()).toEqual([]);
    // An event of before that is judged late is judged by its own time.
    expect(await covered(opening + MINUTE_MS)).toEqual([bakery]);
    await remove(id);
  });

  it('not by a disabled window, and not by one whose sites were deleted', async () => {
    const site = await storeSite(world, { url: 'https://gone.example/' });
    const one = await add({ site_ids_or_domains: [site] });
    const next = clock.now() + 8 * DAY_MS;
    await world.post('delete-site-v1', { site_id_or_domain: site, confirm: true });
    const two = await add({ all_sites: true, enabled: false });
    const until = next - (next % DAY_MS) + DAY_MS;
    for (let at = until - 8 * DAY_MS; at < until; at += 30 * MINUTE_MS) expect(await covered(at)).toEqual([]);
    await remove(one);
    await remove(two);
  });
});

it('a window that a wrong clock moved ahead opens at its next time', async () => {
  const id = await add({ tag_ids: [tag] });
  const { services } = world.app;
  const now = clock.now();
  clock.advance(now + 400 * DAY_MS - clock.now());
  await keepUpMaintenance(services);
  clock.advance(now - clock.now());
  expect(await covered(opening + 7 * DAY_MS)).toEqual([]);
  expect(await bringBackMaintenance(services)).toMatchObject({ rows: 1 });
  expect(await covered(opening + 7 * DAY_MS)).toEqual([bakery]);
  expect(await bringBackMaintenance(services)).toMatchObject({ rows: 0 });
  await remove(id);
});

it('windows that took place once are deleted after 90 days, weekly ones never', async () => {
  await world.post('start-site-maintenance-v1', { site_id_or_domain: bakery, minutes: 5 });
  const weekly = await add({ tag_ids: [tag] });
  clock.advance(90 * DAY_MS);
  await deleteOldMaintenance(world.app.services);
  const list = async () => (await world.get('list-maintenance-windows-v1')).body;
  expect((await list()).total).toBe(2);
  clock.advance(DAY_MS);
  await deleteOldMaintenance(world.app.services);
  expect((await list()).items).toMatchObject([{ id: weekly }]);
});
