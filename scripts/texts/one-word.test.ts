import { describe, expect, it } from 'vitest';
import { otherWords } from './one-word.ts';

describe('German texts', () => {
  it('call each thing by one word', () => {
    const texts = new Map([
      ['a.title', 'Updates auf Ihren Webseiten'],
      ['a.text', 'Aktualisierungen Ihrer Websites mit Solid Backups'],
    ]);
    expect(otherWords(texts)).toEqual([
      'de: a.title: “Updates” is called “Aktualisierung” in the other texts',
      'de: a.title: “Webseite” is called “Website” in the other texts',
    ]);
  });
});
