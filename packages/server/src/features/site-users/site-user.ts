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

/** Why a site would not store the username unchanged; undefined if it would. */
export function usernameProblem(username: string): string | undefined {
  if (username.length > LONGEST_TEXTS.username) return `must not be longer than ${LONGEST_TEXTS.username} characters`;
  // WordPress silently drops other characters: the user would get a different name than requested.
  if (USERNAME.test(username)) return undefined;
  return 'may contain only the letters a to z, digits, single spaces and _ . @ -';
}

export function emailProblem(email: string): string | undefined {
  if (email.length <= LONGEST_TEXTS.email && EMAIL.test(email) && !/^\.|\.\.|\.@/.test(email)) return undefined;
  return 'must be an e-mail address like anna@example.com';
}

/**
 * Why a password can't be set; never repeats the password itself. WordPress's login form adds backslashes before quotes
 * and backslashes, and trims spaces: such a password could never be typed. Source: docs/wire/actions.md#users.
 */
export function passwordProblem(password: string): string | undefined {
  if (password === '0') return 'must have more than one character'; // PHP treats it as missing
  if (password.length > LONGEST_TEXTS.password) return `must not be longer than ${LONGEST_TEXTS.password} characters`;
  if (/['"\\]/.test(password)) return 'must not contain quotes or backslashes';
  if (/\p{Cc}/u.test(password)) return 'must not contain control characters';
  if (!password.isWellFormed()) return 'must be well-formed text';
  return password.trim() === password ? undefined : 'must not begin or end with a space';
}

export function urlProblem(url: string): string | undefined {
  if (url.length > LONGEST_TEXTS.url) return `must not be longer than ${LONGEST_TEXTS.url} characters`;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `http://${url}`;
  const { protocol = '' } = URL.parse(address) ?? {};
  return /^https?:$/.test(protocol) && !/\s/.test(url) ? undefined : 'must be an http or https address';
}

/** A name is one line of text. */
export function nameProblem(name: string): string | undefined {
  if (name.length > LONGEST_TEXTS.name) return `must not be longer than ${LONGEST_TEXTS.name} characters`;
  return /\p{Cc}/u.test(name) || !name.isWellFormed() ? 'must be one line of text' : undefined;
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
