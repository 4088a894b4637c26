import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Without letters that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_CODES = 10;
const RECOVERY_LETTERS = 16;

/** A new secret: 160 random bits in base32. Source: RFC 6238, RFC 4226 §4. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the QR code. */
export function totpUri(secret: string, userName: string): string {
  return totpOf(secret, userName).toString();
}

/**
 * Number of the 30-second step of a code, counted from 1970; one step earlier or later is accepted, for inaccurate
 * clocks.
 */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / (PERIOD_S * 1000)) + delta;
}

/** Such a code is a number of six digits; a recovery code is not. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code.replace(/\s/g, ''));
}

/** Ten codes of 79 random bits, in groups of four. */
export function newRecoveryCodes(): string[] {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  const code = () => Array.from({ length: RECOVERY_LETTERS }, letter).join('');
  return Array.from({ length: RECOVERY_CODES }, () => code().replace(/(.{4})(?=.)/g, '$1-'));
}

/** What is stored of a recovery code: it has enough random bits for a fast hash. */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest('hex');
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Sitekeeper', label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret });
}
