import { describe, expect, it } from 'vitest';
import type { Database } from '../ports/database/port.ts';
import { readTogether } from './read-together.ts';

/** Reads the names of 1, 2 and 3; 13 can't be read. */
function reader() {
  const queries: number[][] = [];
  const read = readTogether(async (_: { database: Database }, ids) => {
    queries.push([...ids]);
    if (ids.includes(13)) throw new Error('damaged');
    return new Map(ids.filter(id => id < 4).map(id => [id, `name ${id}`]));
  });
  return { read, queries };
}

const services = () => ({ database: {} as Database });

describe('what is read together', () => {
  it('is one query for all who ask in one turn, however many steps each takes before', async () => {
    const { read, queries } = reader();
    const one = services();
    const later = async (id: number) => {
      for (let step = 0; step < id; step++) await undefined;
      return read(one, id);
    };
    expect(await Promise.all([1, 3, 2, 2, 4].map(later))).toEqual(['name 1', 'name 3', 'name 2', 'name 2', undefined]);
    expect(queries).toEqual([[1, 2, 3, 4]]);
  });

  it('is read anew by who asks afterwards, and by itself for each store', async () => {
    const { read, queries } = reader();
    const one = services();
    await read(one, 1);
    await Promise.all([read(one, 1), read(services(), 2)]);
    expect(queries).toEqual([[1], [1], [2]]);
  });

  it('fails alone', async () => {
    const { read, queries } = reader();
    const one = services();
    const settled = await Promise.allSettled([read(one, 1), read(one, 13), read(one, 2)]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(read(one, 13)).rejects.toThrow('damaged');
    expect(queries).toEqual([[1, 13, 2], [1], [13], [2], [13]]);
  });
});
