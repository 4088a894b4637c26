import { hash, randomInt } from 'node:crypto';
import type { Role } from '../../kernel/context.ts';
import { invalidInput } from '../../kernel/invalid-input.ts';
import { withoutJoiners } from './joiners.ts';

export const DASHBOARD_ROLES: readonly Role[] = ['admin', 'operator', 'viewer'];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 24;

/** A new application password: 24 random letters (137 bits), shown in groups of 4. Source: docs/spec/basics.md#authentication. */
export function newApplicationPassword(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1 ');
}

/** What is stored of it. The secret is random and long, so a plain hash can't be reversed; spaces are ignored. */
export function applicationPasswordHash(password: string): string {
  return hash('sha256', password.replace(/\s+/g, ''));
}

const LONGEST_NAME = 60;
/** Without characters that nobody sees: with them, two people could have what looks like one name. */
const USER_NAME = /^[^\s:\p{C}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** The name as it is stored, composed. HTTP Basic does not allow a colon in it. @throws AppError invalid_input. */
export function normaliseUserName(text: string): string {
  const name = text.trim().normalize('NFC');
  if ([...name].length <= LONGEST_NAME && USER_NAME.test(withoutJoiners(name))) return name;
  throw invalidInput('user_name', 'A user name must have 1 to 60 visible characters, without spaces or colons.');
}
