import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { flatten, type Tree } from '../../../scripts/texts/check-catalogue.ts';

const TEXTS = join(import.meta.dirname, '../../../packages/web/src/texts');

/** The texts of the pages in a language, by id. */
export function pageTextsIn(language: string): Map<string, string> {
  const files = globSync('*.json', { cwd: join(TEXTS, language) });
  return new Map(
    files.flatMap(file => {
      const tree = JSON.parse(readFileSync(join(TEXTS, language, file), 'utf8')) as Tree;
      return flatten({ [basename(file, '.json')]: tree });
    }),
  );
}
