import { afterEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import type { Clock } from '../../ports/clock/port.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { withWrite } from '../../testing/with-write.ts';
import { withLease } from './site-lease.ts';

const world = useWorld();
const leases = () => world().app.services.database.db.selectFrom('leases').selectAll().execute();
const gate = () => Promise.withResolvers<void>();
afterEach(() => world().app.services.database.write(trx => trx.deleteFrom('leases').execute()));

describe('withLease', () => {
  it('lets one holder in at a time, and the next when the first has left', async () => {
    const { services } = world().app;
    const [entered, leave] = [gate(), gate()];
    const order: string[] = [];
    const first = withLease(services, 'site:1', async () => {
      order.push('first in');
      entered.resolve();
      await leave.promise;
      order.push('first out');
    });
    await entered.promise;
    const second = withLease(services, 'site:1', async () => order.push('second in'));
    expect((await leases()).map(lease => lease.name)).toEqual(['site:1']);
    leave.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['first in', 'first out', 'second in']);
    expect(await leases()).toEqual([]);
  });

  // Seen to fail where the failure to release it is thrown: what the work has done was told as failed.
  it('returns the result of the work, also if the store is away when it is released', async () => {
    const { services } = world().app;
    let there = true;
    const write: typeof services.database.write = work =>
      there ? services.database.write(work) : Promise.reject(Object.assign(new Error('away'), { ofStore: true }));
    const database = withWrite(services.database, write);
    const work = withLease({ ...services, database }, 'site:7', async () => {
      there = false;
      return 'done';
    });
    expect(await work).toBe('done');
    expect((await leases()).map(({ name }) => name)).toEqual(['site:7']); // until it ends
  });

  // Seen to fail where it is logged as an error of its own: an outage of a minute told of each lease six times.
  it('leaves an outage of the store to be told once, not for each lease that is not prolonged', async () => {
    const { services } = world().app;
    const clock = manualClock(services.clock.now());
    let there = true;
    let failed = 0;
    const write: typeof services.database.write = async work => {
      if (there) return services.database.write(work);
      failed += 1;
      throw Object.assign(new Error('away'), { ofStore: true });
    };
    const errors: unknown[] = [];
    const log = Object.assign(Object.create(services.log), { error: (...told: unknown[]) => errors.push(told) });
    const database = withWrite(services.database, write);
    await withLease({ ...services, database, clock, log }, 'site:8', async () => {
      there = false;
      clock.advance(10_000);
      await expect.poll(() => failed).toBe(1);
      there = true;
    });
    expect(errors).toEqual([]);
  });

  it('tells a holder that was suspended whether it still has the lease', async () => {
    const { services } = world().app;
    let passed = 0;
    const clock: Clock = { ...services.clock, now: () => services.clock.now() + passed };
    const work = withLease({ ...services, clock }, 'site:8', async lease => {
      passed = 60_000;
      await lease.requireHeld(); // nobody else wanted it
      const { database } = services;
      const taken = { holder: 'another', until_at: clock.now() + 30_000 };
      await database.write(trx => trx.updateTable('leases').set(taken).where('name', '=', 'site:8').execute());
      await lease.requireHeld(); // within the time that it has
      passed = 120_000;
      return lease.requireHeld();
    });
    // Something may have been done, so that it says no time at which the request can be sent again.
    await expect(work).rejects.toEqual(expect.objectContaining({ code: 'site_busy', data: {} }));
  });

  it('keeps different names apart', async () => {
    const { services } = world().app;
    const nested = withLease(services, 'site:1', () =>
      withLease(services, 'site:2', async () => (await leases()).length),
    );
    expect(await nested).toBe(2);
  });

  it('returns the result of the work, and is released when the work throws', async () => {
    const { services } = world().app;
    expect(await withLease(services, 'site:1', async () => 'done')).toBe('done');
    await expect(withLease(services, 'site:1', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    expect(await leases()).toEqual([]);
  });

  it('gives up after a while with site_busy', async () => {
    const { services } = world().app;
    await hold('site:3', services.clock.now() + 60_000);
    let now = 0;
    const clock: Clock = {
      ...services.clock,
      elapsed() {
        now += 9_000;
        return now;
      },
    };
    const busy = withLease({ ...services, clock }, 'site:3', async () => 'never');
    await expect(busy).rejects.toMatchObject({ code: 'site_busy', data: { retry_after: 10 } });
    expect((await leases()).map(lease => lease.holder)).toEqual(['another']);
  });

  // Fails without heldHere in site-lease.ts: the second holder gets in while the first is working.
  it('stays exclusive when the clock jumps past the end of the lease', async () => {
    const { services } = world().app;
    const [entered, leave] = [gate(), gate()];
    const order: string[] = [];
    const first = withLease(services, 'site:6', async () => {
      entered.resolve();
      await leave.promise;
      order.push('first out');
    });
    await entered.promise;
    let looks = 0;
    const leapt: Clock = {
      ...services.clock,
      now: () => services.clock.now() + 3600_000,
      elapsed() {
        if (++looks === 3) leave.resolve();
        return 0;
      },
    };
    await withLease({ ...services, clock: leapt }, 'site:6', async () => order.push('second in'));
    await first;
    expect(order).toEqual(['first out', 'second in']);
  });

  it('takes over an expired lease, which its late holder cannot release', async () => {
    const { services } = world().app;
    await hold('site:4', services.clock.now() - 1);
    const holder = await withLease(services, 'site:4', async () => {
      const now = (await leases()).find(lease => lease.name === 'site:4');
      return now?.holder;
    });
    expect(holder).not.toBe('another');
    const late = withLease(services, 'site:5', async () => {
      await services.database.write(trx => trx.deleteFrom('leases').where('name', '=', 'site:5').execute());
      await hold('site:5', services.clock.now() + 60_000);
    });
    await late;
    expect((await leases()).find(lease => lease.name === 'site:5')?.holder).toBe('another');
  });
});

async function hold(name: string, until_at: number): Promise<void> {
  const { database } = world().app.services;
  await database.write(trx => trx.insertInto('leases').values({ name, holder: 'another', until_at }).execute());
}
