import { expect, it } from 'vitest';
import { describeClock } from './conformance.ts';
import { manualClock } from './manual-clock.ts';
import { sharedClock } from './shared-clock.ts';

const START = Date.UTC(2026, 0, 1);
const turn = () => new Promise(resolve => setImmediate(resolve));

function clocks({ ahead = 0, takes = 0 } = {}) {
  const own = manualClock(START + ahead);
  const there = manualClock(START);
  let away = false;
  const asked: number[] = [];
  const pass = (ms: number) => {
    there.advance(ms);
    own.advance(ms);
  };
  const told: number[] = [];
  const ask = async () => {
    if (away) throw new Error('away');
    asked.push(there.now());
    pass(takes / 2);
    const now = there.now();
    pass(takes / 2);
    return now;
  };
  const clock = sharedClock(own, ask, ms => told.push(ms));
  return { own, there, pass, clock, asked, told, setAway: (is: boolean) => (away = is) };
}

describeClock('the shared clock', () => {
  const { clock, own } = clocks();
  return { clock, pass: async ms => own.advance(ms) };
});

it.each([-3600_000, 40_000])('is that of all where the one of this machine is %i ms ahead', async ahead => {
  const { clock, there, pass, told } = clocks({ ahead });
  await clock.start();
  expect(clock.now()).toBe(there.now());
  pass(5_000);
  expect(clock.now()).toBe(there.now());
  expect(told).toEqual([ahead]);
});

it('counts the time that the answer takes', async () => {
  const { clock, there } = clocks({ ahead: 40_000, takes: 6_000 });
  await clock.start();
  expect(clock.now()).toBe(there.now());
});

it('does not jitter: less than a second is not corrected, nor what an answer may have taken', async () => {
  const near = clocks({ ahead: 900 });
  await near.clock.start();
  expect(near.clock.now()).toBe(near.own.now());
  const slow = clocks({ ahead: 1_900, takes: 2_000 });
  await slow.clock.start();
  expect(slow.clock.now()).toBe(slow.own.now());
});

it('follows the clock of all when that is set', async () => {
  const { clock, there, pass, asked } = clocks();
  await clock.start();
  there.leap(60_000);
  pass(10_000);
  await turn();
  expect(clock.now()).toBe(there.now());
  pass(10_000);
  await turn();
  expect(asked).toHaveLength(3);
});

it('is compared at once when the clock of this machine is set', async () => {
  const { clock, own, there } = clocks();
  await clock.start();
  own.leap(60_000);
  clock.now();
  await turn();
  expect(clock.now()).toBe(there.now());
});

it('goes on as it was while nobody answers, and asks again', async () => {
  const { clock, there, pass, setAway } = clocks({ ahead: 40_000 });
  await clock.start();
  setAway(true);
  pass(10_000);
  await turn();
  expect(clock.now()).toBe(there.now());
  there.leap(60_000);
  setAway(false);
  pass(10_000);
  await turn();
  expect(clock.now()).toBe(there.now());
});

it('asks no more once it is stopped', async () => {
  const { clock, own, pass, asked } = clocks();
  await clock.start();
  clock.stop();
  own.leap(60_000);
  clock.now();
  pass(60_000);
  await turn();
  expect(asked).toHaveLength(1);
});
