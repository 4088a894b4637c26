import { IMPORT_COLUMNS, WORDPRESS_ROLES } from '../../generated/choices.ts';

/** A row of the file, and what is wrong with it as far as that can be seen here. */
export interface PreviewRow {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  readonly username: string;
  readonly email: string;
  readonly role: string;
  readonly sites: string;
  readonly tags: string;
  /** Empty: nothing seen. */
  readonly problem: string;
  /** As the file has them. */
  readonly cells: readonly string[];
}

const FLAGS = ['true', '1', 'yes', 'on', 'false', '0', 'no', 'off', ''];
const USERNAME = /^[a-z0-9_.@-]+(?: [a-z0-9_.@-]+)*$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Reads one row as the server will. It has the last word: what is marked here would be refused there. */
export function previewRow(line: number, cells: readonly string[]): PreviewRow {
  const cell = (name: (typeof IMPORT_COLUMNS)[number]) => (cells[IMPORT_COLUMNS.indexOf(name)] ?? '').trim();
  const [username, email, role] = [cell('username'), cell('email'), cell('role').toLowerCase()];
  const [sites, tags] = [cell('select_sites'), cell('select_groups')];
  const problems = [
    username === '' ? 'username is missing' : !USERNAME.test(username) && 'username has characters WordPress drops',
    email === '' ? 'email is missing' : !EMAIL.test(email) && 'email is no e-mail address',
    role !== '' &&
      !WORDPRESS_ROLES.some(known => known === role) &&
      `role must be one of ${WORDPRESS_ROLES.join(', ')}`,
    !FLAGS.includes(cell('send_password').toLowerCase()) && 'send_password must be true or false',
    /['"\\]/.test(cell('password')) && 'password has quotes or backslashes',
    sites === '' && tags === '' && 'select_sites or select_groups must name a site',
  ];
  const problem =
    cells.length < IMPORT_COLUMNS.length
      ? `has ${cells.length} of ${IMPORT_COLUMNS.length} columns`
      : problems.filter(text => text !== false).join('; ');
  return { line, username, email, role: role || 'subscriber', sites, tags, problem, cells };
}
