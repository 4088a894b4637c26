import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, manualClock, type World } from '../../../testing/index.ts';
import { storeSmallFleet } from '../update.fixtures.ts';
import { notePendingDay } from './note-pending-day.ts';

const DAY = 86_400_000;
const clock = manualClock(Date.parse('2026-11-20T10:00:00Z'));
let world: World;
beforeAll(async () => {
  world = await makeWorld({ parts: { clock } });
  await notePendingDay(world.app.services);
  await storeSmallFleet(world);
});
afterAll(() => world.close());

const trend = async (input = {}) => (await world.get('get-update-trend-v1', input)).body.days;

it('gives the last count of each day and, for today, what is pending now', async () => {
  clock.advance(DAY);
  await notePendingDay(world.app.services);
  clock.advance(2 * DAY);
  const { total } = (await world.get('count-updates-v1')).body;
  expect(total).toBeGreaterThan(0);
  const days = await trend();
  expect(days.map(({ day, total }: { day: string; total: number }) => [day, total])).toEqual([
    ['2026-11-20', 0],
    ['2026-11-21', total],
    ['2026-11-23', total],
  ]);
  expect(await trend({ days: 3 })).toHaveLength(2);
});

it('forgets what is older than a year', async () => {
  clock.advance(500 * DAY);
  await notePendingDay(world.app.services);
  expect(await world.app.services.database.db.selectFrom('pending_days').select('day').execute()).toHaveLength(1);
});
