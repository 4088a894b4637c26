import { expect, it } from 'vitest';
import { inChunks } from './bulk.ts';

// Fails if the rows of a chunk become the arguments of one call: some 125,000 fit on its stack.
it('A query by many keys returns all rows, however many there are for each key', async () => {
  const rows = await inChunks([1, 2, 3], async chunk => chunk.flatMap(key => Array(100_000).fill(key)), 2);
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([300_000, 1, 3]);
});
