import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { byKey, inArray, type ListFrame, Listing } from './listing.ts';

const items = [
  { id: 3, name: 'a"b' },
  { id: 1, name: 'ü\u2028' },
  { id: 2, name: '' },
];
const pages = (perPage: number) => async (page: number) => ({
  items: items.slice((page - 1) * perPage, page * perPage),
  total: items.length,
});
const read = async (perPage: number, frame: ListFrame) => {
  const listing = await Listing.of(pages(perPage), frame);
  expect(listing.total).toBe(3);
  return JSON.parse(await text(listing.stream()));
};

describe('a listing', () => {
  it.each([1, 2, 3, 5])('is one array, whatever the page size (%i per page)', async perPage => {
    expect(await read(perPage, inArray())).toEqual(items);
    expect(
      await read(
        perPage,
        inArray(({ id }: { id: number }) => id),
      ),
    ).toEqual([3, 1, 2]);
  });

  it('is an object by key, in `data` where the call has one', async () => {
    const name = ({ name }: { name: string }) => name;
    expect(await read(2, byKey('id', name))).toEqual({ 3: 'a"b', 1: 'ü\u2028', 2: '' });
    expect(await read(2, byKey('id', undefined, true))).toEqual({ data: { 3: items[0], 1: items[1], 2: items[2] } });
  });

  it('is empty if nothing matches, and ends at an empty page even if more were announced', async () => {
    const none = await Listing.of(async () => ({ items: [], total: 0 }), inArray());
    expect(await text(none.stream())).toBe('[]');
    const shrunk = await Listing.of(
      async page => ({ items: page === 1 ? [1] : [], total: 9 }),
      byKey('id', undefined, true),
    );
    expect(await text(shrunk.stream())).toBe('{"data":{"undefined":1}}');
  });

  it('fails at once if the first page does, and while being sent if a later one does', async () => {
    const failing = (from: number) => async (page: number) => {
      if (page >= from) throw new Error('gone');
      return { items: [page], total: 3 };
    };
    await expect(Listing.of(failing(1), inArray())).rejects.toThrow('gone');
    const listing = await Listing.of(failing(2), inArray());
    await expect(text(listing.stream())).rejects.toThrow('gone');
  });
});
