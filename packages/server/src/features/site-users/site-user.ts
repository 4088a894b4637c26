import { randomInt } from 'node:crypto';

/** The pure user of a site: which fields may be sent, and why others may not. */

/** Roles that every WordPress has. Source: docs/wire/actions.md#users. */
export const USER_ROLES = ['administrator', 'subscriber', 'editor', 'author', 'contributor'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** A user to be created. `password` undefined: each site gets a different random one. */
export interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly password?: string | undefined;
  readonly role: UserRole;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_url: string;
  readonly send_password: boolean;
}

/** Maximum lengths, as in WordPress. */
export const LONGEST_TEXTS = {
  username: 60,
  email: 100,
  password: 200,
  name: 200,
  url: 100,
  description: 10_000,
} as const;

const USERNAME = /^[a-z0-9_.@-]+(?: [a-z0-9_.@-]+)*$/i;
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/i;

export const FIELD_PROBLEMS = [
  'too_long',
  'too_short',
  'characters',
  'not_an_email',
  'not_an_address',
  'quotes',
  'control_characters',
  'malformed',
  'spaces_around',
  'not_one_line',
] as const;

/** What is wrong with a field, and how messages say it after its name. */
export interface FieldProblem {
  readonly code: (typeof FIELD_PROBLEMS)[number];
  readonly text: string;
  readonly most?: number;
}

const tooLong = (most: number): FieldProblem => ({
  code: 'too_long',
  text: `must not be longer than ${most} characters`,
  most,
});

/** Why a site would not store the username unchanged; undefined if it would. */
export function usernameProblem(username: string): FieldProblem | undefined {
  if (username.length > LONGEST_TEXTS.username) return tooLong(LONGEST_TEXTS.username);
  // WordPress silently drops other characters: the user would get a different name than requested.
  if (USERNAME.test(username)) return undefined;
  return { code: 'characters', text: 'may contain only the letters a to z, digits, single spaces and _ . @ -' };
}

export function emailProblem(email: string): FieldProblem | undefined {
  if (email.length <= LONGEST_TEXTS.email && EMAIL.test(email) && !/^\.|\.\.|\.@/.test(email)) return undefined;
  return { code: 'not_an_email', text: 'must be an e-mail address like anna@example.com' };
}

/**
 * Why a password can't be set; never repeats the password itself. WordPress's login form adds backslashes before quotes
 * and backslashes, and trims spaces: such a password could never be typed. Source: docs/wire/actions.md#users.
 */
export function passwordProblem(password: string): FieldProblem | undefined {
  // PHP treats it as missing.
  if (password === '0') return { code: 'too_short', text: 'must have more than one character' };
  if (password.length > LONGEST_TEXTS.password) return tooLong(LONGEST_TEXTS.password);
  if (/['"\\]/.test(password)) return { code: 'quotes', text: 'must not contain quotes or backslashes' };
  if (/\p{Cc}/u.test(password)) return { code: 'control_characters', text: 'must not contain control characters' };
  if (!password.isWellFormed()) return { code: 'malformed', text: 'must be well-formed text' };
  if (password.trim() === password) return undefined;
  return { code: 'spaces_around', text: 'must not begin or end with a space' };
}

export function urlProblem(url: string): FieldProblem | undefined {
  if (url.length > LONGEST_TEXTS.url) return tooLong(LONGEST_TEXTS.url);
  const address = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `http://${url}`;
  const { protocol = '' } = URL.parse(address) ?? {};
  if (/^https?:$/.test(protocol) && !/\s/.test(url)) return undefined;
  return { code: 'not_an_address', text: 'must be an http or https address' };
}

/** A name is one line of text. */
export function nameProblem(name: string): FieldProblem | undefined {
  if (name.length > LONGEST_TEXTS.name) return tooLong(LONGEST_TEXTS.name);
  if (!/\p{Cc}/u.test(name) && name.isWellFormed()) return undefined;
  return { code: 'not_one_line', text: 'must be one line of text' };
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!#$%()*+-=?@_';

/** 24 random characters, some 146 bits. Sent to the site, never shown and never stored. */
export function randomPassword(): string {
  return Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** `YYYY-MM-DD HH:MM:SS` in UTC, as sites send it, to ISO 8601; null if it is invalid. */
export function registeredAt(text: string): string | null {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text);
  const iso = match ? `${match[1]}T${match[2]}Z` : '';
  return Number.isNaN(Date.parse(iso)) ? null : iso;
}
