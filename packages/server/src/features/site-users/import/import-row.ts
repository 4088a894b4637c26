import { yesOrNo } from '../../../kernel/text/yes-or-no.ts';
import { userProblems } from '../require-valid-user.ts';
import { type NewUser, USER_ROLES, type UserRole } from '../site-user.ts';
import type { UserRowProblem } from './user-row-problem.ts';

/** The columns of an import, in their order. Source: docs/spec/rest-v2.md#users. */
export const IMPORT_COLUMNS = [
  'username',
  'email',
  'first_name',
  'last_name',
  'user_url',
  'password',
  'send_password',
  'role',
  'select_sites',
  'select_groups',
] as const;

/** A row as it was read: the line it begins on, and its cells. */
export interface RawRow {
  readonly line_number: number;
  readonly columns: readonly string[];
}

export interface ImportRow {
  readonly line: number;
  readonly user: NewUser;
  readonly sites: readonly string[];
  readonly groups: readonly string[];
}

/** A row that can't be imported. */
interface RefusedRow {
  readonly line: number;
  readonly message: string;
  readonly problems: readonly UserRowProblem[];
}

/** A problem in words and by code. */
interface SaidProblem {
  readonly text: string;
  readonly what: UserRowProblem;
}

const missing = (field: string): SaidProblem => ({ text: `${field} is required`, what: { code: 'missing', field } });
const ROLE_UNKNOWN: SaidProblem = {
  text: `role must be one of: ${USER_ROLES.join(', ')}`,
  what: { code: 'role_unknown', field: 'role', allowed: [...USER_ROLES] },
};
const NOT_A_FLAG: SaidProblem = {
  text: 'send_password must be true or false',
  what: { code: 'not_a_flag', field: 'send_password' },
};
const SITE_MISSING: SaidProblem = {
  text: 'select_sites or select_groups must name a site',
  what: { code: 'site_missing' },
};

/** The placeholder for bytes that are not UTF-8, see read-csv.ts. */
const UNREADABLE = '\uFFFD';

/** A parsed row, or its problems: cells are strings, whatever they look like, and none is repeated. */
export function readImportRow({ line_number: line, columns }: RawRow): ImportRow | RefusedRow {
  const refused = (message: string, ...problems: UserRowProblem[]) => ({ line, message, problems });
  const spare = columns.slice(IMPORT_COLUMNS.length);
  if (columns.length < IMPORT_COLUMNS.length || spare.some(cell => cell.trim() !== '')) {
    return refused(
      `The row has ${columns.length} columns. It must have ${IMPORT_COLUMNS.length}, separated by commas.`,
      { code: 'columns', has: columns.length, wants: IMPORT_COLUMNS.length },
    );
  }
  if (columns.some(cell => cell.includes(UNREADABLE))) {
    return refused('The row has characters that are not valid UTF-8. Save the file as UTF-8.', { code: 'not_utf8' });
  }
  const cell = (name: (typeof IMPORT_COLUMNS)[number]) => columns[IMPORT_COLUMNS.indexOf(name)] ?? '';
  const trimmed = (name: (typeof IMPORT_COLUMNS)[number]) => cell(name).trim();
  const texts = {
    username: trimmed('username'),
    email: trimmed('email'),
    user_url: trimmed('user_url'),
    first_name: oneLine(cell('first_name')),
    last_name: oneLine(cell('last_name')),
    password: cell('password') || undefined,
  };
  const role = trimmed('role').toLowerCase() || 'subscriber';
  const send_password = trimmed('send_password') === '' ? false : yesOrNo(trimmed('send_password'));
  const [sites, groups] = [several(cell('select_sites')), several(cell('select_groups'))];
  const problems = [
    ...(texts.username === '' ? [missing('username')] : []),
    ...(texts.email === '' ? [missing('email')] : []),
    ...userProblems({ ...texts, password: texts.password ?? '' }).map(({ name: field, problem }) => {
      const { text, ...what } = problem;
      return { text: `${field} ${text}`, what: { field, ...what } };
    }),
    ...(isRole(role) ? [] : [ROLE_UNKNOWN]),
    ...(send_password === undefined ? [NOT_A_FLAG] : []),
    ...(sites.length + groups.length === 0 ? [SITE_MISSING] : []),
  ];
  if (problems.length > 0 || !isRole(role)) {
    return refused(`${problems.map(({ text }) => text).join('; ')}.`, ...problems.map(({ what }) => what));
  }
  return { line, user: { ...texts, role, send_password: send_password === true }, sites, groups };
}

function isRole(role: string): role is UserRole {
  return (USER_ROLES as readonly string[]).includes(role);
}

/** As WordPress would store it. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function several(cell: string): string[] {
  return [...new Set(cell.split(';').map(item => item.trim()))].filter(item => item !== '');
}
