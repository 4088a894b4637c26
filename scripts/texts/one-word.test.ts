import { describe, expect, it } from 'vitest';
import { otherWords } from './one-word.ts';

describe('Texts', () => {
  it('call each thing by one word in English', () => {
    const texts = new Map([
      ['a.title', 'Email'],
      ['a.text', 'Mailed to the e-mail address {email}'],
    ]);
    expect(otherWords('en', texts)).toEqual(['en: a.title: “Email” is called “e-mail” in the other texts']);
  });

  it('call each thing by one word in German', () => {
    const texts = new Map([
      ['a.title', 'Updates auf Ihren Webseiten'],
      ['a.text', 'Aktualisierungen Ihrer Websites mit Solid Backups'],
    ]);
    expect(otherWords('de', texts)).toEqual([
      'de: a.title: “Updates” is called “Aktualisierung” in the other texts',
      'de: a.title: “Webseite” is called “Website” in the other texts',
    ]);
  });
});
