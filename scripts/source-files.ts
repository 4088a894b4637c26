import { globSync } from 'node:fs';

const SOURCES = ['packages/*/{src,bin,scripts,vectors}/**/*.{ts,tsx,js}', '{tests,bench,scripts}/**/*.{ts,tsx}'];

/** Paths of the repository's own sources from its root, in alphabetical order; generated ones are left out. */
export function sourceFiles(root: string): string[] {
  return globSync(SOURCES, { cwd: root })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !file.includes('/generated/'))
    .sort();
}

/** Whether a file is a test or belongs to one only. */
export function isTestFile(file: string): boolean {
  return /\.(test|fixtures)\.tsx?$/.test(file);
}
