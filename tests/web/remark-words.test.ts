import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  REMARK_CODES,
  type RemarkCode,
  remarkSentence,
} from '../../packages/server/src/features/imports/remarks/remark.ts';
import { flatten, type Tree } from '../../scripts/texts/check-catalogue.ts';

const TEXTS = join(import.meta.dirname, '../../packages/web/src/texts');
const textsOf = (language: string) =>
  new Map(flatten({ imports: JSON.parse(readFileSync(join(TEXTS, language, 'imports.json'), 'utf8')) as Tree }));

const OF_RECORDS =
  'name description note slug value product_title payment_method_title phone address_1 address_2 city state zip country facebook twitter instagram linkedin'.split(
    ' ',
  );
const CONTACT = ['name', 'phone', 'role', 'facebook', 'twitter', 'instagram', 'linkedin'].map(
  part => `contact_${part}`,
);
const COST = ['product_type', 'payment_method', 'type', 'license_type', 'renewal_type', 'cost_status'];
const TARGETS = ['sites', 'tags', 'clients'];
/** The parts of records that remarks are about. */
const PARTS: { readonly [code in RemarkCode]?: readonly string[] } = {
  text_cut: [...OF_RECORDS, ...CONTACT],
  choice_unknown: ['payment_type', 'license_type', 'renewal_type', 'status', 'product_type'],
  table_missing: ['options', 'mainwp_wp_options', 'mainwp_group', 'mainwp_wp_group', 'mainwp_users'],
  cost_choice_unknown: COST,
  cost_choice_unreadable: COST,
  cost_targets_gone: TARGETS,
  cost_some_targets_gone: TARGETS,
};
const CASES = REMARK_CODES.flatMap(code => (PARTS[code] ?? ['']).map(what => [code, what] as const));
const VALUES = { given: 'Given', becomes: 'Becomes', count: 3, most: 500 };

const said = (language: string, texts: Map<string, string>, code: RemarkCode, what: string, count = VALUES.count) =>
  String(
    new IntlMessageFormat(texts.get(`imports.remarks.${code}`) ?? '', language).format({
      ...VALUES,
      count,
      what,
      id: '7',
    }),
  );

describe('What the server remarks on an import', () => {
  const [english, german] = [textsOf('en'), textsOf('de')];

  it.each(CASES)('is said in English as the server says it: %s %s', (code, what) => {
    const sentence = remarkSentence({ code, data: { ...VALUES, what, id: 7 } });
    expect(said('en', english, code, what).replaceAll(/[“”]/g, '"')).toBe(sentence);
  });

  // Fails with “1 options are”.
  it.each(CASES)('is said of one in the singular: %s %s', (code, what) => {
    const [one, three] = [1, 3].map(count => remarkSentence({ code, data: { ...VALUES, what, id: 7, count } }));
    expect(said('en', english, code, what, 1).replaceAll(/[“”]/g, '"')).toBe(one);
    if (three?.startsWith('3 ')) expect(one?.replace(/^1/, '3')).not.toBe(three);
  });

  it('is said of each part in other words, in German too', () => {
    const sentences = CASES.map(([code, what]) => said('de', german, code, what));
    expect(new Set(sentences).size).toBe(CASES.length);
    const same = CASES.filter(([code, what]) => said('de', german, code, what) === said('en', english, code, what));
    expect(same).toEqual([]);
  });
});

describe('A German page', () => {
  let remarkText: typeof import('../../packages/web/src/pages/imports/remark-words.ts').remarkText;

  // The language of a page is settled when its modules are loaded, and other tests may have loaded them in English.
  beforeAll(async () => {
    vi.stubGlobal('navigator', { languages: ['de'] });
    vi.resetModules();
    ({ remarkText } = await import('../../packages/web/src/pages/imports/remark-words.ts'));
    const { loadTexts, textsReady } = await import('../../packages/web/src/texts/catalogue.ts');
    await Promise.all([textsReady(), loadTexts('imports')]);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('has a sentence for each remark on a record', () => {
    const causes = [
      { code: 'text_cut', data: { what: 'note', most: 50_000 } },
      { code: 'cost_choice_unreadable', data: { what: 'payment_method', becomes: 'none' } },
    ] as const;
    const text =
      'Die Notiz wurde nach 50.000 Zeichen abgeschnitten. Die Zahlungsmethode des Kostenpostens ist unbekannt. Daraus wird „keine“.';
    expect(remarkText('Its note was cut at 50000 characters.', causes)).toEqual({ text, lang: undefined });
  });

  it.each([
    ['without codes, as an earlier release stored it', []],
    ['of a plan of an earlier release', [undefined]],
    ['with a code that the page does not know', [{ code: 'of_tomorrow' as RemarkCode, data: {} }]],
  ])('says a remark %s in English, and marks it', (_what, causes) => {
    expect(remarkText('It was merged.', causes)).toEqual({ text: 'It was merged.', lang: 'en' });
  });
});
