import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkLanguage, flatten, type Texts, type Tree } from './texts/check-catalogue.ts';
import { checkSource } from './texts/check-source.ts';
import { otherWords } from './texts/one-word.ts';
import { serverTexts } from './texts/server-texts.ts';

/*
 * The texts of the pages come from packages/web/src/texts: every id in the code has a text, every text is used, all
 * languages have the same ids with the same placeholders, and the code itself contains no texts. What the server writes
 * to clients and channels, in mails, reports, the portal and messages, has the same ids and placeholders, too.
 */
const SOURCES = join(import.meta.dirname, '../packages/web/src');
const FIRST = 'en';
const LANGUAGES = [FIRST, 'de'] as const;

function read(language: string): Texts {
  const files = globSync(`texts/${language}/*.json`, { cwd: SOURCES }).sort();
  return new Map(
    files.flatMap(file => {
      const tree = JSON.parse(readFileSync(join(SOURCES, file), 'utf8')) as Tree;
      return flatten({ [basename(file, '.json')]: tree });
    }),
  );
}

const first = read(FIRST);
const problems = LANGUAGES.flatMap(language => [
  ...checkLanguage(language, read(language), first),
  ...checkLanguage(language, serverTexts(language), serverTexts(FIRST)),
  ...otherWords(language, read(language)),
  ...otherWords(language, serverTexts(language)),
]);
const used = new Set<string>();
const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(file => !/^(generated|texts)\//.test(file));
for (const file of files.sort()) {
  const report = checkSource(file, readFileSync(join(SOURCES, file), 'utf8'), first);
  for (const id of report.used) used.add(id);
  problems.push(...report.problems);
}
problems.push(...[...first.keys()].filter(id => !used.has(id)).map(id => `${id}: no page uses it`));
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${problems.length} problems with texts (packages/web/src/texts/README.md).`);
  process.exitCode = 1;
} else
  console.log(`${first.size + serverTexts(FIRST).size} texts are used and complete in ${LANGUAGES.length} languages.`);
