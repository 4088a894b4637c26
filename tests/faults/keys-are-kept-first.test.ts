import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../packages/server/src');

/** Files of the features that contain something, without tests and their fixtures. */
function filesWith(what: RegExp): string[] {
  const files = globSync('features/**/*.ts', { cwd: SOURCES }).filter(file => !/\.(test|fixtures)\.ts$/.test(file));
  return files.filter(file => what.test(readFileSync(join(SOURCES, file), 'utf8'))).sort();
}

// Whatever creates a key for a site (adding, reconnecting, rotating) goes through registerSafely, which stores it
// before it is sent. Fails with a call of registerSite in reconnect.ts.
it('a new key for a site is sent only after it is stored, sealed', () => {
  const safely = 'features/sites/connect/registrations/register-safely.ts';
  expect(filesWith(/(?<!function )\bregisterSite\(/)).toEqual([safely]);
  expect(filesWith(/\bgenerateKeyPair\(/)).toEqual([safely]);
  const message = /import \{[^}]*\bregister\b[^}]*\} from '@sitekeeper\/protocol'/;
  expect(filesWith(message)).toEqual(['features/sites/connect/register-site.ts']);
});
