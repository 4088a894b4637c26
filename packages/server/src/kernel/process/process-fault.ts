import { AppError } from '../errors.ts';

/** Why this server, not a site and not the caller, can't do its work for now. Also the code of the error that goes out. */
export type ProcessFault =
  | 'storage_full'
  | 'storage_read_only'
  | 'storage_damaged'
  | 'storage_unavailable'
  | 'too_many_open_files';

const NO_HARM = 'The request may have taken effect on the site. Sync the site before you try again.';

/** What to do next. */
const SAYS: Readonly<Record<ProcessFault, string>> = {
  storage_full: `The database disk is full, so nothing can be saved. Free some space; the server then resumes by itself. ${NO_HARM}`,
  storage_read_only: `The database is read-only, so nothing can be saved. Give the server write access to its folder, or its PostgreSQL role to the database; the server then resumes by itself. ${NO_HARM}`,
  storage_damaged:
    'The database is damaged. Stop the server and restore a backup; until then nothing is written to it.',
  storage_unavailable: `The database does not respond. Check that it is running and accepts connections and the login of this server, and that statement_timeout and lock_timeout are not too short; the server then resumes by itself. ${NO_HARM}`,
  too_many_open_files:
    'This server has used up its file descriptors. Raise the limit (LimitNOFILE in systemd, ulimit -n) or lower sync.concurrency.',
};

/** Primary result codes of SQLite. */
const SQLITE: Readonly<Record<number, ProcessFault>> = {
  5: 'storage_unavailable', // busy longer than anybody waits
  8: 'storage_read_only',
  10: 'storage_unavailable', // the disk fails
  11: 'storage_damaged',
  13: 'storage_full',
  14: 'storage_unavailable', // can't be opened
  26: 'storage_damaged', // no database
};
/** SQLSTATE of PostgreSQL, and codes of the system about the way to it. */
const CODES: Readonly<Record<string, ProcessFault>> = {
  '53100': 'storage_full',
  '25006': 'storage_read_only',
  '28000': 'storage_unavailable', // the login is refused
  '28P01': 'storage_unavailable', // the password of the role was changed
  '3D000': 'storage_unavailable', // the database is not there
  XX001: 'storage_damaged',
  XX002: 'storage_damaged',
  '53200': 'storage_unavailable',
  '53300': 'storage_unavailable',
  '40P01': 'storage_unavailable', // again and again in the way of others
  '25P03': 'storage_unavailable', // ended by a limit for idle transactions,
  '25P04': 'storage_unavailable', // for whole ones,
  '57P05': 'storage_unavailable', // or for idle connections
  '55000': 'storage_unavailable', // takes no connections
  '55P03': 'storage_unavailable', // waits for a row or a lock longer than the role or the database allows
  '57014': 'storage_unavailable', // takes longer than the role or the database allows, or somebody canceled it
  '57P01': 'storage_unavailable',
  '57P02': 'storage_unavailable',
  '57P03': 'storage_unavailable',
  '58030': 'storage_unavailable',
  STORE_DAMAGED: 'storage_damaged',
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  EROFS: 'storage_read_only',
  EMFILE: 'too_many_open_files',
  ENFILE: 'too_many_open_files',
};
/** What the driver of PostgreSQL says without a code. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
const DEEPEST = 8;

/**
 * Which of them an error is, or what caused it; undefined for every other error. Errors of the way to a site are no
 * faults of this process: only what an error of the store, or of the system itself, says counts.
 */
export function processFaultOf(error: unknown): ProcessFault | undefined {
  for (const one of causesOf(error)) {
    const found = faultOf(one);
    if (found) return found;
  }
  return undefined;
}

/** The error, and what it follows from. */
function causesOf(error: unknown): Error[] {
  const found: Error[] = [];
  for (let at = error; found.length < DEEPEST && at instanceof Error; at = at.cause) found.push(at);
  return found;
}

function faultOf(error: Error): ProcessFault | undefined {
  const { code, errcode, severity, syscall, ofStore } = error as Error & Record<string, unknown>;
  if (code === 'ERR_SQLITE_ERROR') return SQLITE[Number(errcode) & 0xff];
  const known = CODES[String(code)];
  if (known) return known;
  if (ofStore === true && severity === undefined) return 'storage_unavailable';
  // Class 08: the connection to PostgreSQL, or to a pooler. The same code says that a statement has too many parameters.
  if (severity !== undefined && String(code).startsWith('08'))
    return error.message.startsWith('bind message ') ? undefined : 'storage_unavailable';
  if (error.name !== 'OutboundError' && syscall === undefined && LOST.test(error.message)) return 'storage_unavailable';
  return undefined;
}

/** Codes of PostgreSQL that may be about this statement alone: it takes or waits too long, or is in the way of others. */
const OF_STATEMENT: ReadonlySet<unknown> = new Set(['40P01', '55P03', '57014']);

/** Whether the store may always refuse this statement, and take others: it may be too much for it. */
export function isOfStatement(error: unknown): boolean {
  return causesOf(error).some(one => OF_STATEMENT.has((one as { code?: unknown }).code));
}

/** The same as an answer. Causes that callers of sites met are left to them. */
export function asProcessError(error: unknown): AppError | undefined {
  const fault = processFaultOf(error);
  return fault && new AppError(fault, SAYS[fault], {}, error);
}
