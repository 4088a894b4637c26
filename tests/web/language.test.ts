import { describe, expect, it } from 'vitest';
import { languageOf, localesOf } from '../../packages/web/src/texts/language.ts';

describe('The language of the pages', () => {
  it('is the one that was chosen, whatever the browser has', () => {
    expect(languageOf('de', ['en-GB'])).toBe('de');
    expect(languageOf('en', ['de-AT', 'de'])).toBe('en');
  });

  it('is else the first of the browser that there are texts in, and English without one', () => {
    expect(languageOf(null, ['fr-CH', 'de-CH', 'en'])).toBe('de');
    expect(languageOf(null, ['fr-CH'])).toBe('en');
    expect(languageOf('constructor', [])).toBe('en');
  });

  it('writes dates and numbers as the region of the browser does, where it has the language', () => {
    expect(localesOf('en', ['de-AT', 'en-GB', 'en'])).toEqual(['en-GB', 'en', 'en']);
    expect(localesOf('de', ['en-GB'])).toEqual(['de']);
  });
});
