import { expect, it } from 'vitest';
import { fitToSize } from './fit-to-size.ts';

const LONG = Array.from({ length: 300 }, (_, id) => id);

it('keeps a small value as it is, with its lines, but for hidden characters', () => {
  const name = 'a\u202eb\u0007\n\u200bc\u{e0041}\r\n\td\re';
  const { value, cut, unseen } = fitToSize({ name, count: 1, none: null, on: true }, 1000);
  expect(value).toEqual({ name: 'ab\nc\n\td\ne', count: 1, none: null, on: true });
  expect(cut).toEqual([]);
  expect(unseen).toEqual([{ path: 'name', shown: 9, total: 14 }]);
});

it('names what lacks hidden characters without them, and the others not', () => {
  const fields = { 'VAT\u00AD no': 'Don\u00ADau\u200E', city: 'line\r\nline\rline' };
  const { value, unseen } = fitToSize({ fields }, 1000);
  expect(value).toEqual({ fields: { 'VAT no': 'Donau', city: 'line\nline\nline' } });
  expect(unseen).toEqual([
    { path: 'fields.VAT no', shown: 6, total: 7 },
    { path: 'fields.VAT no', shown: 5, total: 7 },
  ]);
});

it('cuts lists and texts until the value is small enough, and says where', () => {
  const items = Array.from({ length: 500 }, (_, id) => ({ id, text: 'x'.repeat(3000) }));
  const { value, cut } = fitToSize({ items, total: 500 }, 10_000);
  expect(JSON.stringify(value).length).toBeLessThanOrEqual(10_000);
  const [first] = cut;
  expect(first).toMatchObject({ path: 'items', total: 500, shown: (value as { items: unknown[] }).items.length });
  expect(value).toMatchObject({ total: 500 });
});

it('cuts no text that is small enough by itself, and says where a text was cut, after the lists', () => {
  const page = `<p>${'x'.repeat(30_000)}</p>\n`;
  expect(fitToSize({ page }, 40_000)).toEqual({ value: { page }, cut: [], unseen: [] });
  const { value, cut } = fitToSize({ pages: [page, page], ids: Array.from({ length: 300 }, (_, id) => id) }, 50_000);
  const shown = (value as { pages: string[] }).pages[0]?.length ?? 0;
  expect(shown).toBeGreaterThan(10_000);
  expect(cut).toEqual([
    { path: 'ids', shown: 200, total: 300 },
    { path: 'pages[0]', shown: shown - 1, total: page.length },
    { path: 'pages[1]', shown: shown - 1, total: page.length },
  ]);
});

// Fails if only the first ones are named: an assistant takes the others for whole texts and writes them back.
it('leaves out no cut text: those of the same member are named together if there are many', () => {
  const items = Array.from({ length: 50 }, (_, id) => ({ id, note: 'x'.repeat(1500), tags: id === 3 ? LONG : [] }));
  expect(fitToSize({ items }, 60_000).cut).toEqual([
    { path: 'items[3].tags', shown: 100, total: 300 },
    { path: 'items[].note', count: 50, shown: 50 * 999, total: 50 * 1500 },
  ]);
  const few = fitToSize({ items: items.slice(0, 3), page: 'x'.repeat(50_000) }, 40_000);
  expect(few.cut).toEqual([{ path: 'page', shown: 19_999, total: 50_000 }]);
  const named = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`member ${n}`, 'x'.repeat(1500)]));
  const { cut } = fitToSize(named, 40_000);
  expect(cut).toHaveLength(20);
  expect(cut.slice(18)).toEqual([
    { path: 'member 18', shown: 999, total: 1500 },
    { path: '*', count: 11, shown: 11 * 999, total: 11 * 1500 },
  ]);
});

it('says that a text was cut of whose begin nothing can be seen', () => {
  const hidden = '\u200b'.repeat(20_000);
  const cut = [{ path: '[0]', shown: 0, total: 20_004 }];
  expect(fitToSize([`${hidden}text`], 1000)).toEqual({ value: ['…'], cut, unseen: [] });
});

it('ends at a depth that no answer of ours has, and cuts no character in half', () => {
  let deep: unknown = 'end';
  for (let n = 0; n < 100; n += 1) deep = [deep];
  expect(JSON.stringify(fitToSize(deep, 1000).value)).toBe(`${'['.repeat(12)}null${']'.repeat(12)}`);
  const { value } = fitToSize(['🔑'.repeat(5000)], 100_000);
  expect((value as string[])[0]?.isWellFormed()).toBe(true);
});
