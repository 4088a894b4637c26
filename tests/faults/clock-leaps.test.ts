import { type ManualClock, makeWorld, manualClock, type World } from '@sitekeeper/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogLines } from '../support/log-lines.ts';
import { openSecond } from '../support/processes/second-server.ts';
import { until, untilGlimpsed } from '../support/until.ts';

const SITES = 6;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const INTERVAL = HOUR;

describe('when the clock leaps', { timeout: 240_000 }, () => {
  let world: World;
  let clock: ManualClock;
  let log: LogLines;

  beforeEach(async () => {
    clock = manualClock();
    log = new LogLines();
    world = await makeWorld({
      sites: SITES,
      seeded: true,
      fleet: { plugins: 2, latency: 100 },
      env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: String(INTERVAL / MINUTE) },
      parts: { clock },
      log,
    });
  });
  afterEach(() => world.close());

  const db = () => world.app.services.database.db;
  const messages = () => log.lines.map(({ msg }) => String(msg));
  const ahead = async () => {
    const rows = await db().selectFrom('sites').select(['next_sync_at', 'tls_due_at', 'users_due_at']).execute();
    return Math.max(...rows.flatMap(row => Object.values(row))) - clock.now();
  };
  const noted = async () =>
    (await db().selectFrom('meta').select('key').where('key', '=', 'clock').execute()).length > 0;
  const work = async () => {
    world.app.startWorker();
    await until('it has looked at the clock', noted);
  };
  /** Time passes in small steps of 15 seconds, or as given, so that each piece of recurring work gets its turns. */
  const pass = async (what: string, done: () => boolean | Promise<boolean>, step = 15_000) => {
    await untilGlimpsed(what, async () => {
      clock.advance(step);
      return done();
    });
  };
  const syncedSince = async (at: number) => {
    const rows = await db().selectFrom('sites').select('id').where('last_sync_at', '>=', at).execute();
    return rows.length;
  };

  // Fails without clock-watch.ts: all syncs stay due in a year.
  it('a year ahead and back, sites are synced again within their interval, and the log reports it', async () => {
    await work();
    await pass('all are synced', async () => (await syncedSince(0)) === SITES);
    clock.leap(YEAR);
    const wrong = clock.now();
    await pass('the leap is noticed', () => messages().some(line => line.startsWith('The clock was set forward')));
    await pass('all are synced at the wrong time', async () => (await syncedSince(wrong)) === SITES);
    expect(await ahead()).toBeLessThanOrEqual(1.25 * DAY + MINUTE);
    clock.leap(-YEAR);
    await pass('the leap is noticed', () => messages().some(line => line.startsWith('The clock was set back')));
    await until('due times are brought back', async () => (await ahead()) <= 1.25 * DAY + MINUTE);
    const right = clock.now();
    for (let step = 0; step < 16; step++) clock.advance(INTERVAL / 12);
    await pass('all are synced again', async () => (await syncedSince(right)) === SITES);
    expect(clock.now() - right).toBeLessThan(2 * INTERVAL);
    await until('the log says so', () => log.loud.find(({ column }) => column === 'sites.next_sync_at'));
  });

  it('times that an earlier process left too far ahead are corrected at the start', async () => {
    const far = { next_sync_at: clock.now() + YEAR, tls_due_at: clock.now() + YEAR };
    await world.app.services.database.write(trx => trx.updateTable('sites').set(far).execute());
    await work();
    await until('due times are brought back', async () => (await ahead()) <= 1.25 * DAY + MINUTE);
    const told = await until('the log says so', () => log.loud.find(({ column }) => column === 'sites.next_sync_at'));
    expect(told).toMatchObject({ rows: SITES, seconds_ahead: YEAR / 1000 });
  });

  // On PostgreSQL, delayed messages follow the time there, whatever the clock of the server says.
  it.skipIf(process.env.TEST_ENGINE === 'postgres')('a job whose messages are a year ahead continues', async () => {
    const { body } = await world.post('sync-sites-v1', {});
    expect(body.queued).toBe(false);
    const queue = world.app.services.queue;
    await world.app.services.database.write(trx =>
      queue.send(trx, 'due-syncs', [{ body: { site_ids: [...world.siteIds] }, runAt: clock.now() + YEAR }]),
    );
    const calls = world.fleet.ledger.summary().calls;
    await work();
    await pass('the message is worked on', () => world.fleet.ledger.summary().calls >= calls + SITES);
  });

  // Seen to fail without moveBackDueTimes: it waits for as long as the clock was set back, too.
  it.skipIf(process.env.TEST_ENGINE === 'postgres')(
    'a job continues in time after the clock was set back, also by less than its messages may wait',
    async () => {
      await work();
      const queue = world.app.services.queue;
      await world.app.services.database.write(trx =>
        queue.send(trx, 'due-syncs', [{ body: { site_ids: [...world.siteIds] }, runAt: clock.now() + 10 * MINUTE }]),
      );
      const calls = world.fleet.ledger.summary().calls;
      clock.leap(-50 * MINUTE);
      const leapt = clock.elapsed();
      await pass('the message is worked on', () => world.fleet.ledger.summary().calls >= calls + SITES, 1000);
      expect(clock.elapsed() - leapt).toBeLessThan(15 * MINUTE);
    },
  );

  // Fails without steadyForMs at "delete old changes": they are deleted after the leap.
  it('nothing is deleted for its age right after a leap ahead, but once the new time has lasted a day', async () => {
    const change = { site_id: world.siteIds[0] as number, log_type_id: null, context: 'plugin', action: 'activated' };
    const row = { ...change, dedupe_key: 'x', object_name: 'A', user_name: 'b', occurred_at: clock.now() };
    await world.app.services.database.write(trx => trx.insertInto('site_changes').values(row).execute());
    const kept = async () =>
      (await db().selectFrom('site_changes').select('id').where('dedupe_key', '=', 'x').execute()).length;
    await work();
    clock.leap(YEAR);
    const leapt = clock.elapsed();
    await pass('three hours have gone by', () => clock.elapsed() - leapt > 3 * HOUR, MINUTE);
    expect(await kept()).toBe(1);
    for (let hour = 0; hour < 24; hour++) clock.advance(HOUR);
    await pass('it is deleted', async () => (await kept()) === 0, MINUTE);
  });

  // Fails without the time stored in the database: the sessions are gone with the first hour. Only on the embedded
  // store: the comparison is the same on both, and a manual clock outruns PostgreSQL.
  it.skipIf(process.env.TEST_ENGINE === 'postgres')(
    'a process that starts after the leap deletes nothing either',
    async () => {
      const first = await openSecond(world, { clock });
      first.startWorker();
      await until('it has looked at the clock', noted);
      await first.close();
      await world.signIn(await world.webUser('anna', 'admin'));
      const later = manualClock(clock.now() + YEAR);
      const second = await openSecond(world, { clock: later });
      second.startWorker();
      await until('the second works', () => second.working());
      const left = async () => (await db().selectFrom('sessions').select('id').execute()).length;
      for (let hour = 0; hour < 20; hour++) later.advance(HOUR);
      expect(await left()).toBe(1);
      await until('the session is forgotten', async () => {
        later.advance(HOUR);
        return (await left()) === 0;
      });
      await second.close();
    },
  );

  it('a year ahead and back, a second factor works again at once', async () => {
    const step = Math.floor((clock.now() + YEAR) / 30_000);
    await world.app.services.database.write(trx => trx.updateTable('users').set({ totp_step: step }).execute());
    await work();
    await until('it is brought back', async () => {
      const rows = await db().selectFrom('users').select('totp_step').execute();
      return rows.every(({ totp_step }) => totp_step === Math.floor(clock.now() / 30_000));
    });
  });
});
