import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, storeSite, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const update = (input: object) => world().post('update-maintenance-window-v1', { window_id: id, ...input });
const weekly = { name: 'Nights', repeats: 'weekly', days: ['sat'], starts: '02:00', minutes: 90, time_zone: 'UTC' };
let sites: number[];
let id: number;
beforeAll(async () => {
  const first = await storeSite(world(), { url: 'https://bakery.example/', name: 'Bakery' });
  sites = [first, await storeSite(world(), { url: 'https://shop.example/', name: 'Shop' })];
});
beforeEach(async () => {
  const added = await world().post('add-maintenance-window-v1', { ...weekly, site_ids_or_domains: sites.slice(0, 1) });
  id = added.body.id;
});

describe('a change', () => {
  it('keeps what is not given', async () => {
    const { body } = await update({ name: 'Later', starts: '05:00' });
    expect(body).toMatchObject({ ...weekly, name: 'Later', starts: '05:00', sites: [{ id: sites[0] }] });
    expect(body.opens_at).toMatch(/T05:00:00Z$/);
    expect((await world().get('get-maintenance-window-v1', { window_id: id })).body).toEqual(body);
  });

  it('replaces the sites, or makes the window one for all', async () => {
    expect((await update({ site_ids_or_domains: ['shop.example'] })).body.sites).toMatchObject([{ id: sites[1] }]);
    expect((await update({ all_sites: true })).body).toMatchObject({ all_sites: true, sites: [], sites_count: 0 });
    const back = await update({ all_sites: false, site_ids_or_domains: sites });
    expect(back.body).toMatchObject({ all_sites: false, sites_count: 2 });
  });

  it('may turn a weekly window into one that takes place once, and disable it', async () => {
    const { body } = await update({ repeats: 'once', date: '2030-05-01' });
    expect(body).toMatchObject({ repeats: 'once', days: [], date: '2030-05-01', opens_at: '2030-05-01T02:00:00Z' });
    expect((await update({ enabled: false })).body).toMatchObject({ state: 'disabled', opens_at: null });
    const back = await update({ repeats: 'weekly', days: ['mon'], enabled: true });
    expect(back.body).toMatchObject({ repeats: 'weekly', date: null, days: ['mon'] });
  });

  it('is rejected if the window would be for nothing, for too much, or never', async () => {
    const wrong = { status: 400, code: 'svc_invalid_input' };
    expect(expectError(await update({ site_ids_or_domains: [] }), wrong)).toMatch(/^site_ids_or_domains:/);
    expect(expectError(await update({ all_sites: false, site_ids_or_domains: [] }), wrong)).toMatch(/^site_ids/);
    expect(expectError(await update({ repeats: 'once' }), wrong)).toMatch(/^date:/);
    expect(expectError(await update({ minutes: 2000 }), wrong)).toMatch(/^minutes:/);
  });

  it('is rejected if the window would be over already, as a new one is', async () => {
    const wrong = { status: 400, code: 'svc_invalid_input' };
    const past = { repeats: 'once', date: '2020-01-31' };
    expect(expectError(await update(past), wrong)).toMatch(/^date: the window would be over already/);
    await update({ ...past, date: '2030-01-31' });
    expectError(await update({ date: '2020-01-31' }), wrong);
    expect((await update({ name: 'Later' })).body).toMatchObject({ state: 'upcoming', date: '2030-01-31' });
  });

  it('of a window that has begun may end it, also in the past; one that is over may be renamed', async () => {
    const site_id_or_domain = await storeSite(world(), { url: 'https://begun.example/' });
    await world().post('start-site-maintenance-v1', { site_id_or_domain, minutes: 3000, name: 'Begun' });
    const { items } = (await world().get('list-maintenance-windows-v1', { state: 'open' })).body;
    id = items.find((one: { name: string }) => one.name === 'Begun').id;
    const before = Date.now() - 600 * 60_000;
    const starts = {
      date: new Date(before).toISOString().slice(0, 10),
      starts: new Date(before).toISOString().slice(11, 16),
    };
    expect((await update(starts)).body).toMatchObject({ ...starts, state: 'open' });
    expect((await update({ minutes: 30 })).body).toMatchObject({ minutes: 30, state: 'ended' });
    expect((await update({ minutes: 20, name: 'Over' })).body).toMatchObject({ name: 'Over', state: 'ended' });
    expectError(await update({ minutes: 10, starts: '00:00', date: '2020-01-31' }), {
      status: 400,
      code: 'svc_invalid_input',
    });
  });

  it('of an unknown window returns 404', async () => {
    const wanted = { status: 404, code: 'svc_maintenance_window_not_found' };
    expectError(await update({ window_id: 999_999 }), wanted);
  });

  it('that sends the times as they are opens no maintenance again that was ended early', async () => {
    // The windows of other tests may be open just now, but not for this site.
    const site_id_or_domain = await storeSite(world(), { url: 'https://alone.example/', name: 'Alone' });
    await world().post('start-site-maintenance-v1', { site_id_or_domain, minutes: 60 });
    const { items } = (await world().get('list-maintenance-windows-v1', { state: 'open' })).body;
    const started = items.find((one: { sites: { id: number }[] }) => one.sites[0]?.id === site_id_or_domain);
    expect((await world().post('end-site-maintenance-v1', { site_id_or_domain })).body.in_maintenance).toBe(false);
    id = started.id;
    const { repeats, date, starts, minutes, time_zone } = started;
    const form = { name: 'Move', repeats, date, starts, minutes, time_zone, enabled: true };
    expect((await update(form)).body).toMatchObject({ name: 'Move', state: 'ended' });
    expect((await update({ ...form, minutes: 120 })).body).toMatchObject({ minutes: 120, state: 'open' });
  });
});
