import { expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import { manualClock } from '../../../testing/index.ts';
import { plansOf } from '../../../testing/noting-queries.ts';
import { makeFleetKey, seedSites } from '../../../testing/seed-sites.ts';
import { withWrite } from '../../../testing/with-write.ts';
import { deleteOldMonitorData, KEEP } from './roll-up.ts';
import { deleteOldSeries } from './series.store.ts';

const TODAY = 20_000;
const SITES = 1200;
const clock = manualClock(TODAY * DAY_MS + DAY_MS / 2);
const world = useWorld({ sites: 0, parts: { clock } });

it('deletes old checks and days of some sites at a time, empties hours of days, and keeps the rest', async () => {
  const { services } = world().app;
  const sites = Array.from({ length: SITES }, (_, k) => ({ url: `https://s${k}.example/`, name: `S${k}` }));
  const ids = await seedSites(services, await makeFleetKey(), sites);
  await storeSeries(ids, [0, KEEP.checkDays + 1], [1, KEEP.hourDays + 1, KEEP.hourDays + 2, KEEP.dayDays + 1]);
  let writes = 0;
  const counting = withWrite(services.database, work => {
    writes += 1;
    return services.database.write(work);
  });
  await deleteOldMonitorData({ ...services, database: counting });
  // Three of 500 sites each, and one for incidents.
  expect(writes).toBe(4);
  expect(await stored()).toEqual({
    hours: [{ hour: TODAY * 24, rows: SITES }],
    days: [
      { day: TODAY - KEEP.hourDays - 2, hours: '', rows: SITES },
      { day: TODAY - KEEP.hourDays - 1, hours: '', rows: SITES },
      { day: TODAY - 1, hours: 'x', rows: SITES },
    ],
  });
  clock.leap(KEEP.hourDays * DAY_MS);
  await deleteOldMonitorData(services);
  expect((await stored()).days.map(({ hours }) => hours)).toEqual(['', '', '']);
});

it('finds old checks and days by their sites on the embedded store, and does not read days that are empty', async () => {
  const { database } = world().app.services;
  if (database.engine !== 'sqlite') return;
  const steps = await database.write(trx =>
    plansOf(trx, noted => deleteOldSeries(noted, 'sqlite', [1, 2], { day: TODAY, keep: KEEP })),
  );
  expect(steps.filter(step => step.includes('monitor_'))).toEqual([
    'SEARCH monitor_hours USING PRIMARY KEY (site_id=? AND hour<?)',
    'SEARCH monitor_days USING PRIMARY KEY (site_id=? AND day<?)',
    'SEARCH monitor_days USING PRIMARY KEY (site_id=? AND day>? AND day<?)',
    'SEARCH monitor_days USING PRIMARY KEY (site_id=? AND day<?)',
  ]);
});

async function storeSeries(ids: readonly number[], hourDays: readonly number[], days: readonly number[]) {
  const sums = { checks: 1, sum_ms: 0, timed: 1, min_ms: 1, max_ms: 1, hours: 'x', watched: 1000, down: 0 };
  const { database } = world().app.services;
  await database.write(async trx => {
    for (let from = 0; from < ids.length; from += 200) {
      const some = ids.slice(from, from + 200);
      const hours = hourDays.flatMap(ago => some.map(site_id => ({ site_id, hour: (TODAY - ago) * 24, ...HOUR })));
      await trx.insertInto('monitor_hours').values(hours).execute();
      const rows = days.flatMap(ago => some.map(site_id => ({ site_id, day: TODAY - ago, ...sums })));
      await trx.insertInto('monitor_days').values(rows).execute();
    }
  });
}

const HOUR = { every_seconds: 300, checks: '', rolled: 1 };

async function stored() {
  const { db } = world().app.services.database;
  const hours = db.selectFrom('monitor_hours').select(['hour', db.fn.countAll<number>().as('rows')]);
  const days = db.selectFrom('monitor_days').select(['day', 'hours', db.fn.countAll<number>().as('rows')]);
  return {
    hours: await hours.groupBy('hour').orderBy('hour').execute(),
    days: await days.groupBy(['day', 'hours']).orderBy('day').execute(),
  };
}
