import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../../packages/server/src/settings.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync(
  ['packages/web/src/texts/*/*.json', 'packages/server/src/features/**/*.ts', 'docs/guides/*.md'],
  {
    cwd: ROOT,
  },
).filter(file => !file.includes('.test.'));
/** Of the command line: how it reaches a server. */
const OF_COMMANDS = ['SITEKEEPER_URL', 'SITEKEEPER_KEY'];
const KNOWN: ReadonlySet<string> = new Set([...Object.values(SETTINGS).map(({ env }) => env), ...OF_COMMANDS]);

it('pages, messages and guides name only settings that there are', () => {
  const named = FILES.flatMap(file =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bSITEKEEPER_[A-Z0-9_]+/g)].map(([name]) => `${name} ${file}`),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(one => !KNOWN.has(one.split(' ')[0] ?? ''))).toEqual([]);
});
