import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../kernel/time/durations.ts';
import { makeWorld, manualClock, type World } from '../../testing/index.ts';
import { Attempts, type Counted, forgetAttempts } from './index.ts';

const clock = manualClock();
let world: World;
beforeEach(async () => {
  world = await makeWorld({ parts: { clock } });
});
afterEach(() => world.close());

const of = (subject: string, most = 3): Counted => ({ scope: 'test', subject, most, windowMs: MINUTE_MS });
const locked = (retry_after: number) => expect.objectContaining({ code: 'too_many_requests', data: { retry_after } });
const attempts = (rows?: number) => new Attempts(world.app.services, rows);
const fail = async (on: Attempts, what: Counted, times: number) => {
  for (let turn = 0; turn < times; turn++) await on.count(what);
};
const rows = () => world.app.services.database.db.selectFrom('counters').selectAll().execute();

describe('failed attempts', () => {
  it('are refused after the limit is reached, until the window of the first one ends', async () => {
    const one = attempts();
    await one.count(of('a'));
    clock.advance(20_000);
    await one.count(of('a'));
    await one.requireOpen(of('a'), of('b'));
    await one.count(of('a'));
    await expect(one.requireOpen(of('b'), of('a'))).rejects.toEqual(locked(40));
    await one.requireOpen(of('b'));
    clock.advance(39_999);
    await expect(one.requireOpen(of('a'))).rejects.toEqual(locked(1));
    clock.advance(1);
    await one.requireOpen(of('a'));
    await fail(one, of('a'), 2);
    await one.requireOpen(of('a'));
  });

  it('are counted across processes and survive a restart', async () => {
    const [first, second] = [attempts(), attempts()];
    await fail(first, of('a'), 2);
    await fail(second, of('a'), 1);
    for (const process of [first, second, attempts()]) {
      await expect(process.requireOpen(of('a'))).rejects.toEqual(locked(60));
    }
  });

  it('that arrive at once are each counted: exactly the allowed number pass', async () => {
    const [first, second] = [attempts(), attempts()];
    const all = Array.from({ length: 30 }, (_, turn) => (turn % 2 ? first : second).count(of('a')));
    const settled = await Promise.allSettled(all);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await rows()).toHaveLength(1);
  });

  it('refuse a correct guess that was pending when the wrong ones reached the limit', async () => {
    const one = attempts();
    const right = one.try([of('a')], async () => {
      await fail(one, of('a'), 3);
      return 'right';
    });
    await expect(right).rejects.toEqual(locked(60));
  });

  it('cost one write each up to the limit, and none beyond it or after a success', async () => {
    const one = attempts();
    await one.try([of('a')], async () => 'right');
    expect(await rows()).toEqual([]);
    for (let turn = 0; turn < 20; turn++) await one.count(of('a')).catch(() => {});
    // Fails without the memory in attempts.ts: the count reaches 20.
    expect(await rows()).toMatchObject([{ count: 3 }]);
  });

  it('are stored without the name or the address', async () => {
    await attempts().count(of('203.0.113.7 anna'));
    expect(JSON.stringify(await rows())).not.toMatch(/203\.0\.113\.7|anna/);
  });

  it('use a limited number of rows, and a spray of names removes no row that is close to its limit', async () => {
    const one = attempts(20);
    await fail(one, of('guessed'), 2);
    for (let n = 0; n < 100; n++) await one.count(of(`spray ${n}`));
    // Fails without boundCounters: there are 101 rows. Fails if ordered by age alone: the guessed name starts again.
    expect((await rows()).length).toBeLessThanOrEqual(20);
    await one.count(of('guessed'));
    await expect(one.requireOpen(of('guessed'))).rejects.toEqual(locked(60));
  });

  it('of one kind do not remove the rows of another', async () => {
    const one = attempts(20);
    const code = { ...of('3'), scope: 'code' };
    await one.count(code);
    for (let n = 0; n < 50; n++) await fail(one, of(`spray ${n}`), 2);
    expect((await rows()).filter(({ scope }) => scope === 'code')).toHaveLength(1);
  });

  it('lock nobody out for a year after the clock was a year ahead', async () => {
    const year = 365 * 86_400_000;
    const ahead = { ...world.app.services, clock: manualClock(clock.now() + year) };
    await fail(new Attempts(ahead), of('a'), 3);
    await attempts().requireOpen(of('a'));
    await fail(attempts(), of('a'), 3);
    await expect(attempts().requireOpen(of('a'))).rejects.toEqual(locked(60));
  });

  // Fails if what is locked out is remembered by the time of day: it stays so for a day and a minute.
  it('lock out for their window and no longer, in the process that counted them, too, when the clock is set back', async () => {
    const one = attempts();
    await fail(one, of('a'), 3);
    await expect(one.requireOpen(of('a'))).rejects.toEqual(locked(60));
    clock.leap(-86_400_000);
    await expect(one.requireOpen(of('a'))).rejects.toEqual(locked(60));
    clock.advance(MINUTE_MS);
    await one.requireOpen(of('a'));
    expect(await one.isOpen(of('a'))).toBe(true);
  });

  it('are deleted when their window has ended', async () => {
    await fail(attempts(), of('a'), 3);
    await forgetAttempts(world.app.services);
    expect(await rows()).toHaveLength(1);
    clock.advance(MINUTE_MS);
    await forgetAttempts(world.app.services);
    expect(await rows()).toEqual([]);
  });
});

it('a lock-out of a user is told once, and of an unknown name not at all: it may be a password', async () => {
  await world.webUser('anna', 'viewer');
  const guesses = (subject: string): Counted => ({ scope: 'password.name', subject, most: 3, windowMs: MINUTE_MS });
  for (const name of ['anna', 'hunter2']) {
    for (let turn = 0; turn < 5; turn++)
      await attempts()
        .count(guesses(name))
        .catch(() => {});
  }
  const events = await world.app.services.database.db.selectFrom('events').select(['type', 'data_json']).execute();
  expect(events).toEqual([{ type: 'sign_in.locked_out', data_json: expect.stringContaining('"what":"anna"') }]);
});
