import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { abilitiesPage } from './reference/abilities-page.ts';
import { settingsPage } from './reference/settings-page.ts';

/** What is made from the code and committed, by path from the root of the repository. */
const PAGES: Readonly<Record<string, () => string>> = {
  'docs/reference/settings.md': settingsPage,
  'docs/reference/abilities.md': abilitiesPage,
};

/** Writes the pages that differ, or only names them. */
export function generate(root: string, check: boolean): string[] {
  const stale = Object.entries(PAGES).filter(([path, make]) => stored(join(root, path)) !== make());
  if (!check) for (const [path, make] of stale) write(join(root, path), make());
  return stale.map(([path]) => path);
}

function stored(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const stale = generate(join(import.meta.dirname, '..'), values.check);
  if (stale.length === 0) console.log('All generated pages are up to date.');
  else if (values.check) console.error(`Out of date: ${stale.join(', ')}. Run: npm run generate`);
  else console.log(`Written: ${stale.join(', ')}`);
  process.exitCode = values.check && stale.length > 0 ? 1 : 0;
}
