import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import bcrypt from 'bcryptjs';

/** Beyond these a single check would keep a processor busy for seconds: no WordPress makes such hashes by itself. */
const COSTLIEST = { bcrypt: 14, portable: 16 };
const BCRYPT = /^(\$wp)?(\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53})$/;
const PORTABLE = /^\$[PH]\$([./0-9A-Za-z])([./0-9A-Za-z]{8})([./0-9A-Za-z]{22})$/;
const DIGITS = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Whether a hash is one of the forms that `matchesWordpressHash` knows: bcrypt over a digest of the password
 * (`$wp$2y$`, since WordPress 6.8), plain bcrypt, or the portable hash of older releases (`$P$`).
 */
export function isWordpressHash(hash: string): boolean {
  const cost = Number(BCRYPT.exec(hash)?.[3] ?? Number.NaN);
  const rounds = DIGITS.indexOf(PORTABLE.exec(hash)?.[1] ?? ' ');
  return (cost >= 4 && cost <= COSTLIEST.bcrypt) || (rounds >= 7 && rounds <= COSTLIEST.portable);
}

/** Whether the password has that hash. Takes tenths of a second of processor time: not for the thread of requests. */
export function matchesWordpressHash(password: string, hash: string): boolean {
  if (!isWordpressHash(hash)) return false;
  const [, digested, plain] = BCRYPT.exec(hash) ?? [];
  if (plain === undefined) return matchesPortable(password, hash);
  const input = digested ? createHmac('sha384', 'wp-sha384').update(password).digest('base64') : password;
  return bcrypt.compareSync(input, plain);
}

function matchesPortable(password: string, hash: string): boolean {
  const [, rounds = '', salt = '', wanted = ''] = PORTABLE.exec(hash) ?? [];
  const md5 = (...parts: (string | Buffer)[]) =>
    parts.reduce((all, part) => all.update(part), createHash('md5')).digest();
  let digest = md5(salt, password);
  for (let left = 2 ** DIGITS.indexOf(rounds); left > 0; left -= 1) digest = md5(digest, password);
  return timingSafeEqual(Buffer.from(inDigits(digest)), Buffer.from(wanted));
}

/** Three bytes as four digits of six bits, the lowest first. */
function inDigits(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.subarray(at, at + 3);
    const value = group.reduce((sum, byte, index) => sum + byte * 256 ** index, 0);
    for (let digit = 0; digit <= group.length; digit += 1) text += DIGITS[Math.floor(value / 64 ** digit) % 64];
  }
  return text;
}
