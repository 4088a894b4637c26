import { expect, it } from 'vitest';
import { languageName } from '../../packages/web/src/pages/site/language-name.ts';

it.each([
  ['de_DE', 'German (Germany)'],
  ['de_DE_formal', 'German (Germany, formal)'],
  ['ckb', 'Central Kurdish'],
  ['pt_PT_ao90', 'pt_PT_ao90'],
  ['me_ME', 'me_ME'],
  ['<b>', '<b>'],
  ['', ''],
])('calls the language %s of WordPress by its name', (code, name) => {
  expect(languageName(code)).toBe(name);
});
