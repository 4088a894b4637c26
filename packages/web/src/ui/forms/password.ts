import { t } from '../../texts/text.ts';

/** Without characters that look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 20;
const LEAST = 12;

/** 20 characters, 116 bits. */
export function suggestPassword(): string {
  // Numbers beyond the last whole multiple would make some letters more likely.
  const limit = 256 - (256 % LETTERS.length);
  let password = '';
  while (password.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < limit && password.length < LENGTH) password += LETTERS[byte % LETTERS.length];
    }
  }
  return password;
}

/** A rule for `validate`; the server checks more. */
export const longEnough = (password: string) =>
  [...password].length < LEAST ? t('ui.tooShort', { least: LEAST }) : null;
