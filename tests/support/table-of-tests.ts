import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks the README.md of a folder of tests against the tests: every file of the folder must be in its table, and every
 * link must lead to a file that contains the words of the link. Returns the problems, in words.
 */
export function wrongInTable(folder: string): string[] {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  const rows = text.split('\n').filter(line => line.startsWith('| ') && !/^\| (Rule|Fault|---)/.test(line));
  const links = rows.flatMap(row =>
    [...row.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, words = '', file = '']) => ({ words, file })),
  );
  const linked = new Set(links.map(({ file }) => file));
  const files = globSync('*.test.ts', { cwd: folder }).filter(file => file !== 'readme.test.ts');
  return [
    ...files.filter(file => !linked.has(file)).map(file => `${file} is in no row`),
    ...rows.filter(row => !row.includes('](')).map(row => `no test in the row: ${row}`),
    ...links.flatMap(({ words, file }) => missing(join(folder, file), file, words)),
  ];
}

function missing(path: string, file: string, words: string): string[] {
  if (!existsSync(path)) return [`${file} does not exist`];
  return readFileSync(path, 'utf8').includes(words) ? [] : [`${file} has no test of the words: ${words}`];
}
