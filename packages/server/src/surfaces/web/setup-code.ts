import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Without letters that are easily confused. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Proves to the set-up page that the caller can read the terminal of the server: 79 random bits, for one process. */
export function newSetupCode(): string {
  const letters = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

export function isSetupCode(given: string, code: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text.replace(/[\s-]/g, '').toUpperCase()).digest();
  return timingSafeEqual(digest(given), digest(code));
}
