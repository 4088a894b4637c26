import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeWorld, manualClock, type World } from '../../../testing/index.ts';
import { sumUpFleet } from '../series/sum-up-fleet.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const today = Math.floor(NOW / DAY_MS);
const clock = manualClock(NOW);
let world: World;
let client: number;
const sums = { checks: 1, sum_ms: 0, timed: 1, min_ms: 1, max_ms: 1, hours: '' };

beforeAll(async () => {
  world = await makeWorld({ parts: { clock } });
  client = (await world.post('add-client-v1', { name: 'Harbour' })).body.id;
  const one = await storeSite(world, { url: 'https://one.example/', client_id: client });
  const two = await storeSite(world, { url: 'https://two.example/' });
  await world.app.services.database.write(trx =>
    trx
      .insertInto('monitor_days')
      .values([
        { site_id: one, day: today, watched: 1000, down: 100, ...sums },
        { site_id: two, day: today, watched: 1000, down: 0, ...sums },
        { site_id: two, day: today - 40, watched: 1000, down: 1000, ...sums },
      ])
      .execute(),
  );
  await sumUpFleet(world.app.services);
});
afterAll(() => world.close());

const uptime = async (input = {}) => (await world.get('get-fleet-uptime-v1', input)).body;

it('gives the uptime of all sites together, by day', async () => {
  const body = await uptime();
  expect(body).toMatchObject({ uptime_percent: 95, watched_seconds: 2000, down_seconds: 100 });
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)).toEqual({ day: '2026-11-22', uptime_percent: 95, down_seconds: 100 });
  expect(body.days[0]).toMatchObject({ uptime_percent: null });
  expect((await uptime({ days: 60 })).watched_seconds).toBe(3000);
});

it('gives that of the sites of a client', async () => {
  expect(await uptime({ client_id: client })).toMatchObject({ uptime_percent: 90, watched_seconds: 1000 });
});

it('keeps days that are over as they were, and counts those that can change again', async () => {
  const { database } = world.app.services;
  await database.write(trx => trx.updateTable('monitor_days').set({ down: 500 }).execute());
  await sumUpFleet(world.app.services);
  expect(await uptime({ days: 60 })).toMatchObject({ down_seconds: 2000 });
});
