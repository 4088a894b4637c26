import { describe, expect, it } from 'vitest';
import { checkNames } from './names/check.ts';
import { exportedNames } from './names/exported-names.ts';

const namesIn = (source: string, file = 'a.ts') => exportedNames(file, source).map(({ name }) => name);
const problemsOf = (...files: readonly [path: string, source: string][]) =>
  checkNames(
    files.flatMap(([path, source]) => exportedNames(path, source)),
    [],
  ).problems;

describe('reading exported names', () => {
  it.each([
    ['export const one = 1, two = 2;', ['one', 'two']],
    [
      'export const { a, b: renamed, ...rest } = thing, [first, , third] = list;',
      ['a', 'renamed', 'rest', 'first', 'third'],
    ],
    ['export async function* read() {}', ['read']],
    ['export function over(a: string): void; export function over(a: unknown) {}', ['over']],
    ['export abstract class Shape {}', ['Shape']],
    ['export interface Shape {} export type Round = Shape;', ['Shape', 'Round']],
    ['export enum Colour { Red }', ['Colour']],
    ['export declare function known(): void;', ['known']],
    ['const one = 1; type Two = 2; export { one, type Two as Pair };', ['one', 'Pair']],
    ['type Two = 2; export type { Two };', ['Two']],
  ])('finds what "%s" declares', (source, names) => {
    expect(namesIn(source)).toEqual(names);
  });

  it.each([
    `export { one } from './one.ts';`,
    `export type { One, Two as Pair } from './one.ts';`,
    `export * from './one.ts';`,
    `export * as all from './one.ts';`,
    `import { one } from './one.ts'; export { one };`,
    `import type { One } from './one.ts'; export type { One };`,
    'export default function main() {}',
    `// export const one = 1;\nconst text = 'export const one = 1;';`,
  ])('finds nothing in "%s"', source => {
    expect(namesIn(source)).toEqual([]);
  });

  it('reads markup in .tsx files, and refuses what it cannot parse', () => {
    expect(namesIn('export const Page = () => <b>hello</b>;', 'page.tsx')).toEqual(['Page']);
    expect(() => namesIn('export const = 1;', 'broken.ts')).toThrow('broken.ts: ');
  });
});

describe('the check of names', () => {
  const MESSAGE = 'packages/protocol/src/messages/disconnect.ts';
  const FUNCTION = 'packages/child-simulator/src/functions/connection.ts';
  const source = 'export const disconnect = 1;';

  it('names every file that exports the same name, values and types alike', () => {
    expect(
      problemsOf(
        ['packages/server/src/a.ts', 'export interface Rule {}'],
        ['packages/web/src/b.tsx', 'export const Rule = 1; export const other = 2;'],
        ['bench/c.ts', 'class Rule {} export { Rule };'],
      ),
    ).toEqual(['Rule is exported by packages/server/src/a.ts, packages/web/src/b.tsx, bench/c.ts']);
  });

  it('accepts a name that other files only pass on', () => {
    expect(problemsOf(['a/rule.ts', 'export interface Rule {}'], ['a/index.ts', `export * from './rule.ts';`])).toEqual(
      [],
    );
  });

  it('accepts a wire message and the simulated function that answers it, but no third file', () => {
    expect(problemsOf([MESSAGE, source], [FUNCTION, source])).toEqual([]);
    expect(problemsOf([MESSAGE, source], [FUNCTION, source], ['packages/web/src/a.ts', source])).toHaveLength(1);
    expect(problemsOf([MESSAGE, source], ['packages/child-simulator/src/reply.ts', source])).toHaveLength(1);
    expect(problemsOf([FUNCTION, source], [FUNCTION.replace('connection', 'other'), source])).toHaveLength(1);
  });

  it('accepts an exception only as long as it is needed', () => {
    const doubled = ['a.ts', 'b.ts'].flatMap(file => exportedNames(file, source));
    const exception = { name: 'disconnect', because: 'a test' };
    expect(checkNames(doubled, [exception]).problems).toEqual([]);
    expect(checkNames([], [exception]).problems).toEqual([
      'the exception for disconnect is no longer needed: remove it',
    ]);
  });
});
