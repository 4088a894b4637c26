import { createHash, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 24;

/** A new application password: 24 random letters (137 bits), shown in groups of 4. Source: decisions.md §2. */
export function newApplicationPassword(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * What is stored of it. The secret is random and long, so a plain hash can't be guessed backwards; blanks don't count.
 */
export function applicationPasswordHash(password: string): string {
  return createHash('sha256').update(password.replace(/\s+/g, '')).digest('hex');
}
