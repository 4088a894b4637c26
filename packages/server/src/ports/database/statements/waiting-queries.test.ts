import { expect, it, vi } from 'vitest';
import { NOBODY_WAITS, WaitingQueries } from './waiting-queries.ts';

/** Queries that wait until they are ended, in an order of their own. */
function open() {
  const waiting = new WaitingQueries();
  const begin = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const ended = waiting.until(promise);
    return { resolve, reject, ended };
  };
  return { waiting, begin };
}

it('Queries that wait are counted, whichever ends first, and those that fail no longer count', async () => {
  const { waiting, begin } = open();
  const [first, middle, last, other] = [begin(), begin(), begin(), begin()];
  expect(waiting.now().count).toBe(4);
  middle.resolve('connected');
  expect(await middle.ended).toBe('connected');
  last.reject(new Error('no connection'));
  await expect(last.ended).rejects.toThrow('no connection');
  expect(waiting.now().count).toBe(2);
  first.resolve('');
  await first.ended;
  expect(waiting.now().count).toBe(1);
  other.resolve('');
  await other.ended;
  expect(waiting.now()).toEqual(NOBODY_WAITS);
  const again = begin();
  expect(waiting.now().count).toBe(1);
  again.resolve('');
  await again.ended;
});

it('The time is that of the query that has waited longest', async () => {
  const now = vi.spyOn(performance, 'now');
  const { waiting, begin } = open();
  now.mockReturnValue(1000);
  const first = begin();
  now.mockReturnValue(1020);
  const second = begin();
  now.mockReturnValue(1050);
  expect(waiting.now()).toEqual({ count: 2, ms: 50 });
  first.resolve('');
  await first.ended;
  expect(waiting.now()).toEqual({ count: 1, ms: 30 });
  second.resolve('');
  await second.ended;
  now.mockRestore();
});
