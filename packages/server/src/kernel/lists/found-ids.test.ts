import { expect, it } from 'vitest';
import type { Database } from '../../ports/database/port.ts';
import { type Recall, StoreMemory } from '../recall.ts';
import { FoundIds } from './found-ids.ts';

it('found ids are counted and read one page of at first, read whole for who asks again, and kept', async () => {
  const found = new FoundIds('sites');
  const steps: string[] = [];
  const noted = <T>(step: string, value: T): T => {
    steps.push(step);
    return value;
  };
  let changes = 1;
  const database = { version: async () => noted('version', String(changes)) } as Database;
  const query = {
    count: async () => noted('count', 3),
    page: async () => noted('page', [1, 2]),
    all: async () => noted('all', Float64Array.of(1, 2, 3)),
  };
  const page = async (number: number, recall?: Recall) => {
    steps.length = 0;
    return {
      ...(await found.page({ database, recall }, 'all', { page: number, per_page: 2 }, query)),
      steps: [...steps],
    };
  };
  // PostgreSQL is asked for the version: once for a page is enough.
  expect(await page(1)).toEqual({ ids: [1, 2], total: 3, steps: ['version', 'count', 'page'] });
  expect(await page(2)).toEqual({ ids: [3], total: 3, steps: ['version', 'all'] });
  expect(await page(1)).toEqual({ ids: [1, 2], total: 3, steps: ['version'] });
  changes = 2;
  expect((await page(1)).steps).toEqual(['version', 'count', 'page']);
  // And once for all requests that come before the next commit, of any kind, if they say what is known.
  const memory = new StoreMemory({ version: async () => 'whole' });
  const asked = async () => (await page(1, (await memory.now()).recall)).steps;
  expect([await asked(), await asked()]).toEqual([['version', 'all'], []]);
});
