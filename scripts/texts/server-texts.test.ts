import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverTexts } from './server-texts.ts';

const SERVER = join(import.meta.dirname, '../../packages/server/src');
/** `de: { … }` or `de: REPORT_TEXTS_DE` */
const GERMAN_TEXTS = /^ +de: (?:\{|[A-Z_]+,)/m;

describe('Texts of the server', () => {
  it('include those of mails, reports and the portal', () => {
    expect([...serverTexts('de').keys()]).toEqual(
      expect.arrayContaining(['mails and reports.mailText', 'reports.sentences.noSites', 'portal.states.up']),
    );
  });

  it('stand nowhere in German but in the files that the check of texts reads', () => {
    const files = globSync('**/*.ts', { cwd: SERVER }).filter(file => !/\.(test|fixtures)\.ts$/.test(file));
    expect(files.filter(file => GERMAN_TEXTS.test(readFileSync(join(SERVER, file), 'utf8'))).sort()).toEqual([
      'features/branding/usual-texts.ts',
      'features/portal/page/portal-texts.ts',
      'features/reports/html/texts/index.ts',
    ]);
  });
});
