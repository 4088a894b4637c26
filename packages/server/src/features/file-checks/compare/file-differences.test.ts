import { expect, it } from 'vitest';
import { fileDifferences } from './file-differences.ts';

const none = { count: 0, names: [] };

it('names the files that were changed, added and removed', () => {
  const wanted = new Map([
    ['a.php', '1'],
    ['b.php', '2'],
    ['c.php', '3'],
  ]);
  const found = new Map([
    ['a.php', '1'],
    ['b.php', 'x'],
    ['shell.php', '9'],
  ]);
  expect(fileDifferences(found, wanted)).toEqual({
    changed: { count: 1, names: ['b.php'] },
    added: { count: 1, names: ['shell.php'] },
    removed: { count: 1, names: ['c.php'] },
  });
  expect(fileDifferences(wanted, wanted)).toEqual({ changed: none, added: none, removed: none });
});

it('names the first fifty, counts the rest, and shows what names would hide', () => {
  const many = new Map(Array.from({ length: 51 }, (_, at) => [`f${String(at).padStart(2, '0')}.php`, 'x']));
  const { added } = fileDifferences(many, new Map());
  expect([added.count, added.names.length, added.names.at(-1)]).toEqual([51, 50, 'f49.php']);
  const odd = fileDifferences(new Map([[`a\u202egpj.php\n`, 'x']]), new Map());
  expect(odd.added.names).toEqual(['a\ufffdgpj.php\ufffd']);
});
