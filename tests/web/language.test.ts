import { describe, expect, it } from 'vitest';
import { languageOf, localesOf } from '../../packages/web/src/texts/language.ts';

describe('The language of the pages', () => {
  it('is the chosen one, whatever the browser prefers', () => {
    expect(languageOf('de', ['en-GB'])).toBe('de');
    expect(languageOf('en', ['de-AT', 'de'])).toBe('en');
  });

  it('is otherwise the first supported one of the browser, or English', () => {
    expect(languageOf(null, ['fr-CH', 'de-CH', 'en'])).toBe('de');
    expect(languageOf(null, ['fr-CH'])).toBe('en');
    expect(languageOf('constructor', [])).toBe('en');
  });

  it('uses the region of the browser for dates and numbers if the language matches', () => {
    expect(localesOf('en', ['de-AT', 'en-GB', 'en'])).toEqual(['en-GB', 'en', 'en']);
    expect(localesOf('de', ['en-GB'])).toEqual(['de']);
  });
});
