import type { Application } from '@sitekeeper/server';
import { type ManualClock, makeWorld, manualClock, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecond } from '../support/processes/second-server.ts';
import { until } from '../support/until.ts';

const SITES = 14;
const INTERVAL_MINUTES = 20;
/** How often the server checks for due syncs. */
const LOOK_MS = 15_000;
const MINUTE = 60_000;
/** Sites 1 and 2 are left out. */
const [SUSPENDED, DISCONNECTED] = [1, 2];

/** On PostgreSQL both servers work, and each must leave to the other what that has taken. */
const SERVERS = process.env.TEST_ENGINE === 'postgres' ? [2] : [1, 2];

describe.each(SERVERS)('scheduled syncs with %i server(s)', servers => {
  let world: World;
  let clock: ManualClock;
  const others: Application[] = [];
  /** Calls in each minute. */
  const minutes: number[] = [];

  beforeAll(async () => {
    clock = manualClock();
    world = await makeWorld({
      sites: SITES,
      seeded: true,
      worker: true,
      fleet: { plugins: 4 },
      parts: { clock, workerOptions: { pollMs: 5 } },
      env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: String(INTERVAL_MINUTES) },
    });
    await world.post('suspend-site-v1', { site_id_or_domain: world.siteIds[SUSPENDED - 1] });
    await world.post('disconnect-site-v1', { site_id_or_domain: world.siteIds[DISCONNECTED - 1] });
    for (let more = 1; more < servers; more++) {
      const other = await openSecond(world, { clock, workerOptions: { pollMs: 5 } });
      other.startWorker();
      others.push(other);
    }
    await pass(INTERVAL_MINUTES * 1.25); // by then each site has its own time
    await passToQuietMoment();
    world.fleet.ledger.reset();
    minutes.length = 0;
  });
  afterAll(async () => {
    for (const other of others) await other.close();
    await world.close();
  });

  it('sync every connected site once per interval', async () => {
    await pass(INTERVAL_MINUTES);
    const { functions, sitesCalled } = world.fleet.ledger.summary();
    expect(functions).toEqual({ stats: SITES - 2 });
    expect(sitesCalled).toBe(SITES - 2);
  });

  it('are spread over the interval', () => {
    expect(Math.max(...minutes)).toBeLessThanOrEqual(3);
    expect(minutes.filter(calls => calls > 0).length).toBeGreaterThan((SITES - 2) / 2);
  });

  it('repeat in the next interval, each site at its own moment', async () => {
    await pass(INTERVAL_MINUTES);
    expect(world.fleet.ledger.summary().functions).toEqual({ stats: 2 * (SITES - 2) });
    const each = Object.values(world.fleet.ledger.perSite());
    expect([Math.min(...each), Math.max(...each)]).toEqual([2, 2]);
  });

  it('exclude suspended and disconnected sites', () => {
    expect(world.fleet.ledger.site(SUSPENDED).calls).toBe(0);
    expect(world.fleet.ledger.site(DISCONNECTED).calls).toBe(0);
  });

  it('include a site again when it is unsuspended', async () => {
    await world.post('unsuspend-site-v1', { site_id_or_domain: world.siteIds[SUSPENDED - 1] });
    await pass(INTERVAL_MINUTES);
    expect(world.fleet.ledger.site(SUSPENDED).calls).toBeGreaterThanOrEqual(1);
  });

  /** Check by check; each ends when everything that was due before it is done. */
  async function pass(durationInMinutes: number): Promise<void> {
    const end = clock.now() + durationInMinutes * MINUTE;
    while (clock.now() < end) {
      const before = world.fleet.ledger.summary().calls;
      const minuteEnd = Math.min(end, clock.now() + MINUTE);
      while (clock.now() < minuteEnd) {
        clock.advance(Math.min(LOOK_MS, minuteEnd - clock.now()));
        await until('nothing is overdue', nothingOverdue);
      }
      minutes.push(world.fleet.ledger.summary().calls - before);
    }
  }

  async function nothingOverdue(): Promise<boolean> {
    const overdue = await connected()
      .where('next_sync_at', '<=', clock.now() - 2 * LOOK_MS)
      .execute();
    if (overdue.length > 0) clock.advance(1000); // the server had not finished its last check
    return overdue.length === 0 && (await world.app.services.queue.size('due-syncs')) === 0;
  }

  /** Moves to a time well between those of two sites, so that an interval counted from there splits none in two. */
  async function passToQuietMoment(): Promise<void> {
    for (;;) {
      clock.advance(1000);
      await until('nothing is overdue', nothingOverdue);
      const nextAt = (await connected().execute()).map(site => site.next_sync_at);
      if (Math.min(...nextAt) > clock.now() + 2.5 * LOOK_MS) return;
    }
  }

  function connected() {
    const { db } = world.app.services.database;
    return db.selectFrom('sites').select('next_sync_at').where('status', '=', 'connected');
  }
});
