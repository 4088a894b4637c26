import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite } from '../../../testing/fixtures.ts';
import { useStoredMonitors } from '../monitors.fixtures.ts';
import { deleteOldMonitorData, rollUpMonitors } from '../series/roll-up.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const on = useStoredMonitors();
const series = async (period: string) =>
  (await on().world.get('get-monitor-series-v1', { site_id_or_domain: 'site1.example', period })).body;

describe('the series of a site', () => {
  beforeAll(async () => {
    const { tell, world } = on();
    await tell(1, [200 * DAY, false, 900], [40 * DAY, true, 500], [5 * DAY, true, 300], [5 * DAY - 300, false, 400]);
    await tell(1, [3 * HOUR, true, 100], [3 * HOUR - 300, true, 200], [60, true, 150]);
    await rollUpMonitors(world.app.services);
  });

  it('has points of five minutes for a day', async () => {
    const { step_seconds, points, ...whole } = await series('24h');
    expect(step_seconds).toBe(300);
    expect(points).toMatchObject([
      { from: '2026-06-30T09:30:00Z', avg_ms: 100, uptime: 100, checks: 1, watched_seconds: 300 },
      { from: '2026-06-30T09:35:00Z', avg_ms: 200 },
      { from: '2026-06-30T12:25:00Z', avg_ms: 150, min_ms: 150, max_ms: 150, p95_ms: 150 },
    ]);
    expect(whole).toMatchObject({ checks: 3, avg_ms: 150, min_ms: 100, max_ms: 200, uptime: 100 });
  });

  it('has wider points for a day of a site that is checked less often, so that they are next to each other', async () => {
    const { world, clock } = on();
    const site_id = await storeSite(world, { url: 'https://seldom.example/' });
    const now = Math.floor(clock.now() / 3600_000);
    await world.app.services.database.write(trx =>
      trx
        .insertInto('monitor_hours')
        .values(
          [1, 2].map(ago => ({
            site_id,
            hour: now - ago,
            every_seconds: 1200,
            checks: ',0.64,xc.64,1uo.64',
            rolled: 0,
          })),
        )
        .execute(),
    );
    const { body } = await world.get('get-monitor-series-v1', { site_id_or_domain: site_id });
    expect(body.step_seconds).toBe(1200);
    const times = body.points.map(({ from }: { from: string }) => Date.parse(from) / 1000);
    expect(times).toEqual(Array.from({ length: 6 }, (_, n) => (now - 2) * 3600 + n * 1200));
    expect(body.points[0]).toMatchObject({ checks: 1, watched_seconds: 1200, avg_ms: 220, uptime: 100 });
    await world.app.services.database.write(trx => trx.deleteFrom('sites').where('id', '=', site_id).execute());
  });

  it('has points of hours for a week, with what was not summed up yet', async () => {
    const { points, ...whole } = await series('7d');
    expect(points).toMatchObject([
      { from: '2026-06-25T12:00:00Z', uptime: 50, down_seconds: 300, watched_seconds: 600, avg_ms: 300 },
      { from: '2026-06-30T09:00:00Z', checks: 2 },
      { from: '2026-06-30T12:00:00Z', checks: 1 },
    ]);
    expect(whole).toMatchObject({ checks: 5, uptime: 80 });
  });

  it('has points of four hours for a month, and of days beyond', async () => {
    expect((await series('30d')).points.map((point: { from: string }) => point.from)).toEqual([
      '2026-06-25T12:00:00Z',
      '2026-06-30T08:00:00Z',
      '2026-06-30T12:00:00Z',
    ]);
    expect((await series('90d')).points).toHaveLength(3);
    expect((await series('365d')).points).toMatchObject([{ uptime: 0 }, { avg_ms: 500 }, {}, {}]);
  });

  it('keeps single checks for two days, hours for the periods of charts, and days for a year', async () => {
    const { world, clock } = on();
    const { db } = world.app.services.database;
    await rollUpMonitors(world.app.services);
    await deleteOldMonitorData(world.app.services);
    expect((await series('365d')).points).toMatchObject([{ uptime: 0 }, { avg_ms: 500 }, {}, {}]);
    const hours = await db.selectFrom('monitor_hours').select('hour').execute();
    expect(hours).toHaveLength(2);
    const packed = await db.selectFrom('monitor_days').select('hours').orderBy('day').execute();
    expect(packed.map(row => row.hours !== '')).toEqual([false, true, true, true]);
    clock.leap(401 * DAY * 1000);
    await deleteOldMonitorData(world.app.services);
    expect(await db.selectFrom('monitor_days').select('day').execute()).toEqual([]);
    clock.leap(-401 * DAY * 1000);
  });
});

it('counts an hour once, however often it is summed up, and again when a late check comes', async () => {
  const { world, tell } = on();
  const ofDay = () =>
    world.app.services.database.db
      .selectFrom('monitor_days')
      .innerJoin('sites', 'sites.id', 'monitor_days.site_id')
      .select(['checks', 'down'])
      .where('sites.name', '=', 'Site 2')
      .execute();
  await tell(2, [2 * HOUR, true], [2 * HOUR - 60, false]);
  await rollUpMonitors(world.app.services);
  await world.app.services.database.write(trx => trx.updateTable('monitor_hours').set({ rolled: 0 }).execute());
  await rollUpMonitors(world.app.services);
  expect(await ofDay()).toEqual([{ checks: 2, down: 300 }]);
  await tell(2, [2 * HOUR - 50, true]); // it is older than the last one, so it is left out
  await rollUpMonitors(world.app.services);
  expect(await ofDay()).toEqual([{ checks: 2, down: 300 }]);
  await tell(2, [2 * HOUR - 90, true]); // the site was down for 30 seconds only
  await rollUpMonitors(world.app.services);
  expect(await ofDay()).toEqual([{ checks: 3, down: 30 }]);
});
