import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../kernel/time/durations.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { makeWorld, manualClock } from '../../testing/index.ts';
import { ClockWatch } from './clock-watch.ts';

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
    expect(await ahead()).toBeGreaterThan(7 * DAY_MS);
    await set(60);
    await watch.look();
    expect(await ahead()).toBeLessThan(2 * HOUR_MS);
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
    clock.leap(-hours * HOUR_MS);
    for (const watch of watches) await watch.look();
    const { due_at } = await database.db.selectFrom('monitors').select('due_at').executeTakeFirstOrThrow();
    expect((due_at ?? 0) - clock.now()).toBe(60_000);
    await database.write(trx => trx.deleteFrom('monitors').execute());
    clock.advance(3 * 60_000);
  }
});

describe('the clock is set back while the store does not take the repair', () => {
  const LATER = 60_000;

  /** A site is to be checked in a minute; then the clock is set back by five hours. */
  const setBack = async (processes: number) => {
    const clock = manualClock();
    const made = await makeWorld({ sites: 1, seeded: true, parts: { clock } });
    onTestFinished(() => made.close());
    const { services } = made.app;
    const { database, queue } = services;
    const watches = Array.from({ length: processes }, () => new ClockWatch(services)) as [ClockWatch, ClockWatch];
    for (const watch of watches) await watch.start();
    const row = { site_id: made.siteIds[0] ?? 0, due_at: clock.now() + LATER };
    await database.write(async trx => {
      await trx.deleteFrom('monitors').execute();
      await trx.insertInto('monitors').values(row).execute();
    });
    clock.leap(-5 * HOUR_MS);
    const moved = vi.spyOn(queue, 'clockSetBack').mockRejectedValueOnce(new Error('the store is away'));
    const wait = async () => {
      const { due_at } = await database.db.selectFrom('monitors').select('due_at').executeTakeFirstOrThrow();
      return (due_at ?? 0) - clock.now();
    };
    return { services, clock, watches, moved, wait };
  };

  // Seen to fail where the leap was noted as repaired before it was.
  it('what is due is moved back once the store is there again', async () => {
    const { watches, moved, wait } = await setBack(1);
    await expect(watches[0].look()).rejects.toThrow('away');
    expect(await wait()).toBe(LATER + 5 * HOUR_MS);
    for (const _ of [1, 2]) await watches[0].look();
    expect(await wait()).toBe(LATER);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it('another process moves back what is due, and the first one not again, however late it sees the store', async () => {
    const { clock, watches, moved, wait } = await setBack(2);
    await expect(watches[0].look()).rejects.toThrow('away');
    await watches[1].look();
    expect(await wait()).toBe(LATER);
    clock.advance(LATER / 2);
    for (let minute = 0; minute < 10; minute++) {
      clock.advance(60_000);
      await watches[1].look();
    }
    await watches[0].look();
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it('a process that starts after the one that failed has ended moves back what is due', async () => {
    const { services, watches, wait } = await setBack(1);
    await expect(watches[0].look()).rejects.toThrow('away');
    await new ClockWatch(services).start();
    expect(await wait()).toBe(LATER);
  });

  it('a process whose start fails repairs it when it next looks', async () => {
    const { services, moved, wait } = await setBack(1);
    const later = new ClockWatch(services);
    await expect(later.start()).rejects.toThrow('away');
    await Promise.all([later.look(), later.look()]);
    expect(await wait()).toBe(LATER);
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it('a process that could not read when the store was last used finds the leap when it next looks', async () => {
    const { services, moved, wait } = await setBack(1);
    moved.mockReset();
    const { database } = services;
    let away = true;
    const db = { selectFrom: () => expect.fail('the store is away') } as never;
    const there = {
      ...services,
      get database() {
        return away ? { ...database, db } : database;
      },
    };
    const later = new ClockWatch(there);
    await expect(later.start()).rejects.toThrow('away');
    away = false;
    await later.look();
    expect(moved).toHaveBeenCalledOnce();
    expect(await wait()).toBe(LATER);
  });

  it('a process that starts between the leap and the next look of the others moves what is due, and they do not', async () => {
    const { services, clock, watches, moved } = await setBack(1);
    moved.mockReset();
    clock.leap(5 * HOUR_MS);
    clock.advance(4 * 60_000);
    await watches[0].look();
    clock.leap(-5 * HOUR_MS);
    await new ClockWatch(services).start();
    await watches[0].look();
    expect(moved).toHaveBeenCalledOnce();
  });

  it('nothing is done that only a steady clock allows until the leap is repaired, nor right after', async () => {
    const { watches, moved } = await setBack(1);
    moved.mockRejectedValueOnce(new Error('the store is away'));
    const work = vi.fn(async () => {});
    for (const _ of [1, 2]) await expect(watches[0].whenSteady(60_000, work)).rejects.toThrow('away');
    await watches[0].whenSteady(60_000, work);
    expect(work).not.toHaveBeenCalled();
  });
});
