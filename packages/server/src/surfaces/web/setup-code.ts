import { createHash, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../ports/secrets/port.ts';

/** Without letters that look like others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * What proves to the set-up page that one can read the terminal of the server: 79 bits that nobody knows who has not the
 * master key. All processes on a store have the same, as the page may be served by any of them.
 */
export function setupCodeOf(secrets: Secrets): string {
  let rest = BigInt(`0x${secrets.mac('setup-code', 'of this store')}`);
  let letters = '';
  for (; letters.length < 16; rest /= BigInt(LETTERS.length)) letters += LETTERS[Number(rest % BigInt(LETTERS.length))];
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

export function isSetupCode(given: string, code: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text.replace(/[\s-]/g, '').toUpperCase()).digest();
  return timingSafeEqual(digest(given), digest(code));
}
