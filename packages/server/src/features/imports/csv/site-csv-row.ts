import type { CsvLayout } from './csv-headers.ts';
import type { RawCsvRow } from './read-site-rows.ts';
import { type SiteRowCode, type SiteRowData, type SiteRowProblem, siteRowProblem } from './site-row-problem.ts';

/** One site to add, as a row says it. Tags and the client are names. */
export interface SiteCsvRow {
  readonly line: number;
  readonly url: string;
  readonly admin: string;
  readonly adminpassword?: string;
  readonly uniqueid?: string;
  readonly name?: string;
  readonly client?: string;
  readonly tags: readonly string[];
  readonly http_user?: string;
  readonly http_pass?: string;
  readonly ssl_verify?: boolean;
}

/** What applies to rows that say nothing else. */
export interface CsvDefaults {
  readonly admin?: string | undefined;
  readonly adminpassword?: string | undefined;
  readonly uniqueid?: string | undefined;
}

export interface BadCsvRow {
  readonly line: number;
  /** '' if it has none. */
  readonly url: string;
  readonly problem: SiteRowProblem;
}

/** What no store holds, and what bytes that are not UTF-8 become. */
const UNREADABLE = '\uFFFD';
const LONGEST = { url: 2000, admin: 100, other: 500 };
const NO = new Set(['0', 'no', 'false', 'off']);

/** Reads a row by the layout of its file. Problems never repeat a password. */
export function readSiteCsvRow(row: RawCsvRow, layout: CsvLayout, defaults: CsvDefaults): SiteCsvRow | BadCsvRow {
  const cell = (field: CsvLayout['columns'][number]) => row.cells[layout.columns.indexOf(field)] ?? '';
  const { line } = row;
  const url = cell('url').trim();
  const problem = (code: SiteRowCode, data?: SiteRowData) => ({
    line,
    url: url.slice(0, LONGEST.other),
    problem: siteRowProblem(code, data),
  });
  if (row.cells.some(text => text.includes(UNREADABLE))) {
    return problem('not_utf8');
  }
  const admin = cell('admin').trim() || defaults.admin?.trim() || '';
  const adminpassword = cell('password') || defaults.adminpassword || '';
  const uniqueid = cell('uniqueid').trim() || defaults.uniqueid?.trim() || '';
  if (url === '') return problem('address_missing');
  if (url.length > LONGEST.url) return problem('address_too_long', { most: LONGEST.url });
  if (admin === '') return problem('login_missing');
  if (admin.length > LONGEST.admin) return problem('login_too_long', { most: LONGEST.admin });
  if (adminpassword === '' && uniqueid === '') return problem('proof_missing');
  const texts = given({
    adminpassword,
    uniqueid,
    name: cell('name').replace(/\s+/g, ' ').trim(),
    client: cell('client').trim(),
    http_user: cell('http_user').trim(),
    http_pass: cell('http_pass'),
  });
  const long = Object.entries(texts).find(([, text]) => text.length > LONGEST.other);
  if (long) return problem('column_too_long', { column: long[0], most: LONGEST.other });
  const insecure = NO.has(cell('ssl_verify').trim().toLowerCase());
  return { line, url, admin, ...texts, tags: tagNames(cell('tags')), ...(insecure ? { ssl_verify: false } : {}) };
}

function given<T extends Readonly<Record<string, string>>>(texts: T): Partial<T> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<T>;
}

/** Separated by semicolons, commas or bars. */
function tagNames(cell: string): string[] {
  const names = cell.split(/[;,|]/).map(name => name.replace(/\s+/g, ' ').trim());
  const byKey = new Map(names.filter(name => name !== '').map(name => [name.toLowerCase(), name]));
  return [...byKey.values()];
}
