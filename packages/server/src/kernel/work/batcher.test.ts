import { expect, it } from 'vitest';
import { Batcher } from './batcher.ts';

it('writes items that arrive together in one batch, and a single item alone', async () => {
  const batches: number[][] = [];
  const batcher = new Batcher<number>(async items => void batches.push(items), { most: 100 });
  await Promise.all([1, 2, 3].map(item => batcher.add(item)));
  await batcher.add(4);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

it('collects the next batch while one is being written, up to the maximum size', async () => {
  const batches: number[][] = [];
  let release: () => void = () => {};
  const batcher = new Batcher<number>(
    items => {
      batches.push(items);
      return batches.length > 1 ? Promise.resolve() : new Promise(resolve => (release = resolve));
    },
    { most: 3 },
  );
  const first = batcher.add(1);
  await new Promise(resolve => setImmediate(resolve));
  const others = [2, 3, 4, 5].map(item => batcher.add(item));
  expect(batches).toEqual([[1]]);
  release();
  await Promise.all([first, ...others]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

it('rejects only the item that fails', async () => {
  const written: string[] = [];
  const batcher = new Batcher<string>(
    async items => {
      if (items.includes('bad')) throw new Error('bad');
      written.push(...items);
    },
    { most: 100 },
  );
  const results = await Promise.allSettled(['a', 'bad', 'b'].map(item => batcher.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(written).toEqual(['a', 'b']);
  await batcher.add('c');
  expect(written).toEqual(['a', 'b', 'c']);
});

it('is idle when nothing is waiting or being written', async () => {
  const written: number[] = [];
  const batcher = new Batcher<number>(async items => void written.push(...items), { most: 1 });
  await batcher.idle();
  for (const item of [1, 2, 3]) void batcher.add(item);
  await batcher.idle();
  expect(written).toEqual([1, 2, 3]);
});

it('rests after a write, but no longer than until a batch is full', async () => {
  const batches: number[][] = [];
  let rests = 0;
  const restMs = () => {
    rests += 1;
    return rests === 1 ? 2 ** 30 : 0; // without an end before its time, the test would not end either
  };
  const batcher = new Batcher<number>(async items => void batches.push(items), { most: 3, restMs });
  await batcher.add(1);
  const others = [2, 3].map(item => batcher.add(item));
  await new Promise(resolve => setImmediate(resolve));
  expect(batches).toEqual([[1]]);
  await Promise.all([...others, batcher.add(4)]);
  await batcher.idle();
  expect(batches).toEqual([[1], [2, 3, 4]]);
  expect(rests).toBe(2);
});

it('writes several full batches at once where it may, and no more than that', async () => {
  const batches: number[][] = [];
  const releases: (() => void)[] = [];
  const write = (items: number[]) => {
    batches.push(items);
    return new Promise<void>(resolve => releases.push(resolve));
  };
  const batcher = new Batcher<number>(write, { most: 2, atOnce: 2 });
  const turn = () => new Promise(resolve => setImmediate(resolve));
  const added = [1, 2, 3, 4, 5, 6].map(item => batcher.add(item));
  await turn();
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  releases[1]?.();
  await Promise.all(added.slice(2, 4));
  await turn();
  await turn();
  expect(batches.slice(2)).toEqual([[5, 6]]);
  for (const release of releases) release();
  await Promise.all(added);
  await batcher.idle();
  releases.splice(0);
  const last = batcher.add(7);
  await turn();
  releases[0]?.();
  await last;
  expect(batches.at(-1)).toEqual([7]);
});
