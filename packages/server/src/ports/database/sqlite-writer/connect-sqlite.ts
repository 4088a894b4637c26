import { DatabaseSync } from 'node:sqlite';

/** Several connections may write; SQLite before this version can lose a WAL reset between them. */
const MINIMUM_VERSION = [3, 51, 3] as const;
/** 16 MB of log: pages that a sync writes again and again are then carried into the file a quarter as often. */
const CHECKPOINT_PAGES = 4000;

/**
 * Opens a connection to the embedded store. WAL with `synchronous=FULL`: what was acknowledged survives a power cut.
 * @throws Error when Node's SQLite is too old.
 */
export function connectSqlite(path: string): DatabaseSync {
  const file = new DatabaseSync(path);
  file.exec(`pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = full;
    pragma foreign_keys = on; pragma cache_size = -16000; pragma temp_store = memory;
    pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  const { version } = file.prepare('select sqlite_version() as version').get() as { version: string };
  if (isOlder(version)) {
    throw new Error(
      `SQLite ${version} is too old: Sitekeeper needs ${MINIMUM_VERSION.join('.')}. Use Node 24.15 or newer.`,
    );
  }
  return file;
}

function isOlder(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, wanted] of MINIMUM_VERSION.entries()) {
    const have = parts[index] ?? 0;
    if (have !== wanted) return have < wanted;
  }
  return false;
}
