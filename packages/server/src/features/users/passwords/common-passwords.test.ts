import { describe, expect, it } from 'vitest';
import { coresOf, isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each([
    'unbelievable',
    '1qaz2wsx3edc',
    '123456789012',
    'password2026',
    'sunshine2026!',
    '!!! dragon !!!',
    'Passwort12345'.toLowerCase(),
    'qwertzuiop123',
    'monkeymonkeymonkey',
    'dragon-dragon-2',
    'p a s s w o r d',
    'abc123abc123abc',
  ])('is %s', async password => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse battery staple',
    'horse8291!x!5573920',
    'my dragon eats at nine',
    'kaffeetasse am fenster',
    'vq7-tk2m-xz9p-love',
    '',
  ])('is not %s', async password => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  it('is recognised even with digits and signs around it', () => {
    // Fails without `word` in coresOf: the year is enough.
    expect(coresOf('sunshine2026!')).toEqual(['sunshine2026!', 'sunshine2026', 'sunshine']);
    expect(coresOf('abcabcab')).toContain('abc');
    expect(coresOf('1234love5678')).not.toContain('love');
  });
});
