export type RecoveryProblem =
  | 'no_store'
  | 'file_exists'
  | 'cannot_write'
  | 'disk_full'
  | 'cannot_read'
  | 'not_a_backup'
  | 'backup_damaged'
  | 'backup_newer'
  | 'no_master_key'
  | 'other_master_key'
  | 'key_is_changing'
  | 'place_not_empty'
  | 'place_in_use'
  | 'restore_failed'
  | 'store_in_use'
  | 'store_newer'
  | 'store_older'
  | 'same_place'
  | 'move_failed';

/** A backup, a restore or a move that could not be made; `message` says what to do. Nothing was changed. */
export class RecoveryError extends Error {
  override readonly name = 'RecoveryError';
  readonly code: RecoveryProblem;
  constructor(code: RecoveryProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** A file error in words. @param doing As in "The backup could not be written". */
export function fileTrouble(error: unknown, doing: string, place: string): RecoveryError {
  if (error instanceof RecoveryError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (isFull(error)) {
    return new RecoveryError(
      'disk_full',
      `${doing}: the disk that holds ${place} is full. Free some space, or choose another disk.`,
      error,
    );
  }
  const reason = REASONS[code ?? ''] ?? `${code ?? message}`;
  return new RecoveryError('cannot_write', `${doing}: ${place}: ${reason}.`, error);
}

/** ENOSPC and EDQUOT of files, SQLite's own words, and 53100 of PostgreSQL; of an error or of what caused it. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  const says = ['ENOSPC', 'EDQUOT', '53100'].includes(code) || /database or disk is full/.test(error.message);
  return says || isFull(error.cause);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'the folder does not exist',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'part of the path is not a folder',
  EISDIR: 'it is a folder; name a file',
};
