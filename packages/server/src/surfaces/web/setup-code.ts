import { createHash, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../ports/secrets/port.ts';

/** Without letters that are easily confused. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * Proves to the set-up page that the caller can read the terminal of the server: 79 bits that nobody knows without the
 * master key. All processes on a store have the same, as any of them may serve the page.
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
