import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A regular expression of the sources: `source` as in `/source/flags`. */
export interface FoundRegex {
  readonly source: string;
  readonly flags: string;
  readonly file: string;
}

const ROOT = join(import.meta.dirname, '../..');
const SHIPPED = 'packages/{server,protocol,cli,client,web}/src/**/*.{ts,tsx}';

/** Every regular expression in the shipped sources, once each. */
export function regexesOfSources(): FoundRegex[] {
  const found = new Map<string, FoundRegex>();
  const files = globSync(SHIPPED, { cwd: ROOT }).filter(file => !/\.(test|fixtures)\.|\/testing\//.test(file));
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'));
    for (const { pattern, flags } of literals(program)) {
      const written = `/${pattern}/${flags}`;
      if (!found.has(written)) found.set(written, { source: pattern, flags, file });
    }
  }
  return [...found.values()];
}

function* literals(node: unknown): Generator<{ pattern: string; flags: string }> {
  if (typeof node !== 'object' || node === null) return;
  if ('regex' in node) yield node.regex as { pattern: string; flags: string };
  for (const [name, inner] of Object.entries(node)) if (name !== 'regex') yield* literals(inner);
}

/** Every `pattern` within a JSON Schema. */
export function* patternsOf(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, inner] of Object.entries(schema)) {
    if (name === 'pattern' && typeof inner === 'string') yield inner;
    else yield* patternsOf(inner);
  }
}
