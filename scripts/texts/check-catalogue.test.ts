import { describe, expect, it } from 'vitest';
import { checkLanguage, flatten } from './check-catalogue.ts';

const ENGLISH = new Map([
  ['a.title', 'Delete {name}'],
  ['a.count', '{count, plural, one {# site} other {# sites}}'],
  ['a.link', 'Open <link>the run</link>'],
]);
const GERMAN = new Map([
  ['a.title', '{name} löschen'],
  ['a.count', '{count, plural, one {# Website} other {# Websites}}'],
  ['a.link', '<link>Lauf</link> öffnen'],
]);
const check = (changed: Readonly<Record<string, string>>, language = 'de') =>
  checkLanguage(language, new Map([...GERMAN, ...Object.entries(changed)]), ENGLISH);

describe('the texts of a language', () => {
  it('match those of English, with the same values and tags', () => {
    expect(check({})).toEqual([]);
    expect(check({ 'a.title': '{nam} löschen' })).toEqual([
      'de: a.title: lacks the value name',
      'de: a.title: has a value nam that English has not',
    ]);
    expect(check({ 'a.link': 'Lauf öffnen' })).toEqual(['de: a.link: lacks the tag link']);
  });

  it('are complete, and have no extra ids', () => {
    expect(checkLanguage('de', new Map(), new Map([['a.title', 'Sites']]))).toEqual([
      'de: a.title: the text is missing',
    ]);
    expect(check({ 'a.other': 'Mehr' })).toEqual(['de: a.other: English has no such text']);
  });

  it('have all plural forms of the language', () => {
    expect(check({ 'a.count': '{count, plural, other {# Websites}}' })).toEqual([
      'de: a.count: the plural of {count} lacks: one',
    ]);
    expect(check({}, 'pl')).toEqual(['pl: a.count: the plural of {count} lacks: few, many']);
  });

  it('are valid ICU messages, without accidental quoting', () => {
    expect(check({ 'a.title': '{name löschen' })[0]).toContain('is not in the ICU format');
    expect(check({ 'a.title': "{name} isn't" })[0]).toContain('straight');
    expect(check({ 'a.title': '{name} ' })[0]).toContain('ends with a space');
  });
});

describe('a catalogue', () => {
  it('groups its ids by area and name', () => {
    expect(flatten({ sites: { title: 'Sites', add: { title: 'Add' } } })).toEqual([
      ['sites.title', 'Sites'],
      ['sites.add.title', 'Add'],
    ]);
  });
});
