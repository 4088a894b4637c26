import { expect, it } from 'vitest';
import { FewATurn } from './few-a-turn.ts';

it('resumes a few waiters per turn of the event loop, in the order of arrival', async () => {
  const pace = new FewATurn();
  const turns: number[][] = [[]];
  let waiting = 10;
  for (let n = 1; n <= 10; n++) {
    void pace.wait().then(() => {
      waiting -= 1;
      turns.at(-1)?.push(n);
    });
  }
  while (waiting > 0) {
    await new Promise(resolve => setImmediate(resolve));
    if (waiting > 0) turns.push([]);
  }
  expect(turns.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(turns.length).toBeGreaterThanOrEqual(3);
});

it('resumes urgent waiters before all others', async () => {
  const pace = new FewATurn();
  const order: string[] = [];
  const waits = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => pace.wait().then(() => void order.push(name)));
  const urgent = ['1', '2'].map(name => pace.wait(true).then(() => void order.push(name)));
  await Promise.all([...waits, ...urgent]);
  expect(order).toEqual(['1', '2', 'a', 'b', 'c', 'd', 'e', 'f']);
});
