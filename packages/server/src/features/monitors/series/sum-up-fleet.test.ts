import { expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { manualClock } from '../../../ports/clock/manual-clock.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { notingQueries } from '../../../testing/noting-queries.ts';
import { sumUpFleet } from './sum-up-fleet.ts';

const clock = manualClock(Date.UTC(2026, 10, 22, 12));
const world = useWorld({ parts: { clock } });

it('looks at no single day where no site was ever watched', async () => {
  const { database } = world().app.services;
  let statements = 0;
  const counting = notingQueries(database, () => {
    statements += 1;
  });
  await sumUpFleet({ clock, database: counting });
  expect(statements).toBe(2);
});

it('goes on after a clock that was ahead, with the days that it passed over', async () => {
  const { services } = world().app;
  const site_id = await storeSite(world(), { url: 'https://one.example/' });
  const noteDown = async (down: number) => {
    const sums = { checks: 1, sum_ms: 0, timed: 1, min_ms: 1, max_ms: 1, hours: '', watched: 1000, down };
    const row = { site_id, day: Math.floor(clock.now() / DAY_MS), ...sums };
    await services.database.write(trx => trx.insertInto('monitor_days').values(row).execute());
    await sumUpFleet(services);
  };
  const downOf = async (days: number) => {
    const { body } = await world().get('get-fleet-uptime-v1', { days });
    return [body.down_seconds, ...body.days.map((day: { down_seconds: number }) => day.down_seconds)];
  };
  await noteDown(1);
  clock.leap(5 * DAY_MS);
  await noteDown(100);
  clock.leap(-4 * DAY_MS);
  expect(await downOf(2)).toEqual([1, 1, 0]);
  await noteDown(2);
  expect(await downOf(2)).toEqual([3, 1, 2]);
  clock.leap(DAY_MS);
  await noteDown(4);
  expect(await downOf(3)).toEqual([7, 1, 2, 4]);
});

it('keeps the days of a clock that was right while it is far behind', async () => {
  const { services } = world().app;
  const days = Array.from({ length: 60 }, (_, back) => Math.floor(clock.now() / DAY_MS) - back);
  await services.database.write(trx =>
    trx
      .insertInto('uptime_days')
      .values(days.map(day => ({ day, watched: 1000, down: 1 })))
      .onConflict(conflict => conflict.column('day').doNothing())
      .execute(),
  );
  clock.leap(-2000 * DAY_MS);
  await sumUpFleet(services);
  clock.leap(2000 * DAY_MS);
  const { body } = await world().get('get-fleet-uptime-v1', { days: 60 });
  expect(body.days.map((day: { uptime_percent: number | null }) => day.uptime_percent)).not.toContain(null);
});
