import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { AppError, type Violation } from '../../../kernel/errors.ts';
import type { PasswordCost } from '../../../kernel/password-cost.ts';
import { isCommonPassword } from './common-passwords.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const MEMORY = 256 * 1024 * 1024;
const KEY_BYTES = 32;
const LEAST = 12;
const LEAST_DIFFERENT = 5;
const LONGEST_PASSWORD = 200;
const PRODUCT = 'sitekeeper';

/** Each derivation takes 32 MB and a fifth of a second: a flood of guesses must not overload the machine. */
const atOnce = pLimit(2);
const MOST_WAITING = 50;

/** `scrypt$N$r$p$salt$key`, so that the parameters can grow. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether a password is the one of a hash. Without a hash it takes as long, and is false: the time does not reveal
 * which users exist. @param cost Of a hash that would be made now. @throws AppError too_many_requests if more are waiting than the machine can serve.
 */
export async function passwordFits(
  hash: string | null | undefined,
  given: string,
  cost: PasswordCost,
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? '').split('$');
  if (key === '') {
    await deriveKey(given, Buffer.alloc(16), cost);
    return false;
  }
  const stored = Buffer.from(key, 'base64url');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(stored, await deriveKey(given, Buffer.from(salt, 'base64url'), parameters));
}

/** True when a hash was made at another cost than one that would be made now. */
export function isOutdated(hash: string, { N, r, p }: PasswordCost): boolean {
  return !hash.startsWith(`scrypt$${N}$${r}$${p}$`);
}

function deriveKey(password: string, salt: Buffer, parameters: PasswordCost): Promise<Buffer> {
  if (atOnce.pendingCount >= MOST_WAITING) {
    throw new AppError('too_many_requests', 'Too many people are signing in right now. Try again in a few seconds.', {
      retry_after: 5,
    });
  }
  // The same letters may arrive composed or decomposed, depending on the keyboard.
  return atOnce(() => derive(password.normalize('NFKC'), salt, KEY_BYTES, { ...parameters, maxmem: MEMORY }));
}

/** @throws AppError ability_invalid_input naming `path`, when a password is easily guessed. */
export async function requireGoodPassword(password: string, userName: string, path = 'input.password'): Promise<void> {
  const text = password.normalize('NFKC').toLowerCase();
  const problem = problemOf(text, userName.normalize('NFKC').toLowerCase()) ?? (await commonOne(text));
  if (problem === undefined) return;
  throw new AppError('ability_invalid_input', `The password ${problem.message}.`, { errors: [{ path, ...problem }] });
}

type PasswordProblem = Omit<Violation, 'path'>;

function problemOf(password: string, name: string): PasswordProblem | undefined {
  if ([...password].length < LEAST) {
    return { message: `must have at least ${LEAST} characters`, reason: 'too_short', limit: LEAST };
  }
  if (password.length > LONGEST_PASSWORD) {
    return { message: `must have at most ${LONGEST_PASSWORD} characters`, reason: 'too_long', limit: LONGEST_PASSWORD };
  }
  if (new Set(password).size < LEAST_DIFFERENT) {
    const message = `must have at least ${LEAST_DIFFERENT} different characters`;
    return { message, reason: 'password_uniform', limit: LEAST_DIFFERENT };
  }
  // The local part of a name that is an e-mail address.
  const [first = ''] = name.split('@');
  if (first.length >= 3 && password.includes(first)) {
    return { message: 'must not contain the user name', reason: 'password_has_user_name' };
  }
  if (password.includes(PRODUCT)) {
    return { message: 'must not contain the name of this product', reason: 'password_has_product' };
  }
  return undefined;
}

async function commonOne(text: string): Promise<PasswordProblem | undefined> {
  if (!(await isCommonPassword(text))) return undefined;
  return { message: 'must not be a common password, even with digits around it', reason: 'password_common' };
}
