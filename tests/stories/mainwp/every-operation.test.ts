import { readFileSync } from 'node:fs';
import { DIALECT_ABILITIES, DIALECT_LINES, NOT_THERE } from '@sitekeeper/server';
import { expect, it } from 'vitest';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Record<string, string[]>;

/** Not among the operations of MainWP. */
const BESIDES = ['/jobs/{job_id}'];

function byPath(rows: readonly { path: string; methods: readonly string[] }[]): Record<string, string[]> {
  const grouped = Map.groupBy(rows, ({ path }) => path);
  return Object.fromEntries([...grouped].map(([path, same]) => [path, same.flatMap(({ methods }) => methods).sort()]));
}

it('each of the 277 operations of MainWP works or says why it is not there, by the same methods', () => {
  const known = read('operations.json');
  const operations = Object.entries(known).map(([path, methods]) => ({ path, methods }));
  expect(operations.flatMap(({ methods }) => methods)).toHaveLength(277);
  const ours = byPath([...DIALECT_LINES, ...NOT_THERE].filter(({ path }) => !BESIDES.includes(path)));
  expect(ours).toEqual(byPath(operations));
});

it('no operation both works and is missing', () => {
  const works = DIALECT_LINES.flatMap(({ path, methods }) => methods.map(method => `${method} ${path}`));
  const missing = NOT_THERE.flatMap(({ path, methods }) => methods.map(method => `${method} ${path}`));
  expect(missing.filter(one => works.includes(one))).toEqual([]);
  expect(works.length).toBe(new Set(works).size);
});

it('each of the 62 abilities of MainWP is there, with all of its inputs', () => {
  const known = read('abilities.json');
  expect(DIALECT_ABILITIES.map(({ name }) => name).sort()).toEqual(Object.keys(known));
  for (const { name, input } of DIALECT_ABILITIES) {
    expect(Object.keys(input.properties), name).toEqual(expect.arrayContaining(known[name] as string[]));
  }
});
