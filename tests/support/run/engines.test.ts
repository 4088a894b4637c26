import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onPostgres, QUERIES_ELSEWHERE } from './engines.ts';

const ROOT = join(import.meta.dirname, '../../..');
const QUERY = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`: otherwise, a missing file in braces would go unnoticed. */
const alternatives = (pattern: string): string[] => {
  const [whole, names] = /\{([^{}]+)\}/.exec(pattern) ?? [];
  if (whole === undefined || names === undefined) return [pattern];
  return names.split(',').flatMap(name => alternatives(pattern.replace(whole, name)));
};

describe('the choice of tests for PostgreSQL', () => {
  it.each([...onPostgres.include, ...onPostgres.exclude].flatMap(alternatives))(
    'names files that exist: %s',
    pattern => {
      expect(globSync(pattern, { cwd: ROOT })).not.toEqual([]);
    },
  );

  // Fails with a query in any surface.
  it('leaves out no layer that queries the store', () => {
    const sources = ['packages/server/src/surfaces', 'packages/cli/src', 'packages/client/src'].flatMap(folder =>
      globSync(`${folder}/**/*.ts`, { cwd: ROOT }).filter(file => !/\.(test|fixtures)\.ts$/.test(file)),
    );
    expect(sources.length).toBeGreaterThan(100);
    const querying = sources.filter(file => QUERY.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(querying).toEqual(QUERIES_ELSEWHERE);
  });
});
