import { expect, it, onTestFinished } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { makeWorld, manualClock } from '../../testing/index.ts';
import { ClockWatch } from './clock-watch.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const world = useWorld({ sites: 2, seeded: true });

const set = async (minutes: number) => {
  const settings = [{ name: 'sync.interval_minutes', value: minutes }];
  expect((await world().post('update-settings-v1', { settings })).status).toBe(200);
};

/** ms from now until the site that is synced last is synced. */
async function ahead(): Promise<number> {
  const { database, clock } = world().app.services;
  const rows = await database.db.selectFrom('sites').select('next_sync_at').execute();
  return Math.max(...rows.map(row => row.next_sync_at)) - clock.now();
}

it('sites are synced within the interval again when it is set while the server runs, after it was off or longer', async () => {
  const watch = new ClockWatch(world().app.services);
  await watch.start();
  const sync = () => world().post('sync-sites-v1', { site_ids_or_domains: world().siteIds });
  for (const before of [0, 30 * 24 * 60]) {
    await set(before);
    await sync();
    await watch.look();
    expect(await ahead()).toBeGreaterThan(7 * DAY);
    await set(60);
    await watch.look();
    expect(await ahead()).toBeLessThan(2 * HOUR);
  }
});

it('what is due is moved back once when the clock is set back, however many processes meet that', async () => {
  const clock = manualClock();
  const made = await makeWorld({ sites: 1, seeded: true, parts: { clock } });
  onTestFinished(() => made.close());
  const { services } = made.app;
  const { database } = services;
  const watches = [1, 2, 3].map(() => new ClockWatch(services));
  for (const watch of watches) await watch.start();
  await database.write(trx => trx.deleteFrom('monitors').execute());
  for (const hours of [5, 3, 3]) {
    const row = { site_id: made.siteIds[0] ?? 0, due_at: clock.now() + 60_000 };
    await database.write(trx => trx.insertInto('monitors').values(row).execute());
    clock.leap(-hours * HOUR);
    for (const watch of watches) await watch.look();
    const { due_at } = await database.db.selectFrom('monitors').select('due_at').executeTakeFirstOrThrow();
    expect((due_at ?? 0) - clock.now()).toBe(60_000);
    await database.write(trx => trx.deleteFrom('monitors').execute());
    clock.advance(3 * 60_000);
  }
});
