import { IMPORT_COLUMNS, WORDPRESS_ROLES } from '../../generated/choices.ts';
import { t } from '../../texts/text.ts';

/** A row of the file, and the problems that can be found in the browser. */
export interface PreviewRow {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  readonly username: string;
  readonly email: string;
  readonly role: string;
  readonly sites: string;
  readonly tags: string;
  /** Empty: no problems found. */
  readonly problem: string;
  /** The cells as they are in the file. */
  readonly cells: readonly string[];
}

const FLAGS = ['true', '1', 'yes', 'on', 'false', '0', 'no', 'off', ''];
const USERNAME = /^[a-z0-9_.@-]+(?: [a-z0-9_.@-]+)*$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Reads one row by the rules of the server, which decides: rows marked here would be refused there. */
export function previewRow(line: number, cells: readonly string[]): PreviewRow {
  const cell = (name: (typeof IMPORT_COLUMNS)[number]) => (cells[IMPORT_COLUMNS.indexOf(name)] ?? '').trim();
  const [username, email, role] = [cell('username'), cell('email'), cell('role').toLowerCase()];
  const [sites, tags] = [cell('select_sites'), cell('select_groups')];
  const problems = [
    username === ''
      ? t('shared.import.row.noUsername')
      : !USERNAME.test(username) && t('shared.import.row.badUsername'),
    email === '' ? t('shared.import.row.noEmail') : !EMAIL.test(email) && t('shared.import.row.badEmail'),
    role !== '' &&
      !WORDPRESS_ROLES.some(known => known === role) &&
      t('shared.import.row.role', { roles: WORDPRESS_ROLES.join(', ') }),
    !FLAGS.includes(cell('send_password').toLowerCase()) && t('shared.import.row.flag'),
    /['"\\]/.test(cell('password')) && t('shared.import.row.password'),
    sites === '' && tags === '' && t('shared.import.row.noSite'),
  ];
  const problem =
    cells.length < IMPORT_COLUMNS.length
      ? t('shared.import.row.columns', { has: cells.length, wants: IMPORT_COLUMNS.length })
      : problems.filter(text => text !== false).join('; ');
  return { line, username, email, role: role || 'subscriber', sites, tags, problem, cells };
}
