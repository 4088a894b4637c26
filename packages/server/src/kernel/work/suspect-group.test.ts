import { expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { SuspectGroup } from './suspect-group.ts';

it('lets twice as many suspects be taken once those before have ended', async () => {
  const { group, take } = make();
  expect(group.room).toBe(8);
  const some = take(5);
  expect(group.room).toBe(3);
  const rest = take(3);
  expect(group.room).toBe(0);
  await Promise.all(some.map(end => end()));
  expect(group.room).toBe(0);
  await Promise.all(rest.map(end => end()));
  expect(group.room).toBe(16);
});

it('lets twice as many be taken once those before have survived for their time', async () => {
  const { clock, group, take } = make();
  const slow = take(8);
  clock.advance(19_999);
  expect(group.room).toBe(0);
  clock.advance(1);
  expect(group.room).toBe(16);
  const quick = take(16);
  await Promise.all(quick.map(end => end()));
  expect(group.room).toBe(32); // those of an earlier group are waited for no longer
  await Promise.all(slow.map(end => end()));
  expect(group.room).toBe(32);
});

function make() {
  const clock = manualClock();
  const group = new SuspectGroup(clock);
  let last = 0;
  const take = (count: number) =>
    Array.from({ length: count }, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      last += 1;
      group.add(String(last), promise, 20_000);
      return async () => {
        resolve();
        await promise.finally(() => {});
      };
    });
  return { clock, group, take };
}
