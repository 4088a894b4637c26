import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { type CheckSizes, checkLater } from './check-later.ts';
import { Damage } from './damage.ts';
import { ImmediateSqliteDialect } from './dialects/sqlite-dialect.ts';
import { runMigrations } from './migrate.ts';
import { committed, type Database } from './port.ts';
import type { Tables } from './schema.ts';
import { NOBODY_WAITS } from './statements/waiting-queries.ts';
import { storeAndRemove } from './store-and-remove.ts';
import { storeVersion } from './versions/sqlite-version.ts';

/** Several connections may write; SQLite before this version can lose a WAL reset between them. */
const MINIMUM_VERSION = [3, 51, 3] as const;
/** 16 MB of log: pages that a sync writes again and again are then carried into the file a quarter as often. */
const CHECKPOINT_PAGES = 4000;
/** While a backup reads, nothing is carried into the file, and the log grows. It is cut to this size afterwards. */
const LOG_BYTES = 64 * 1024 * 1024;

/** Memory for pages of the file, in KB. */
interface PageCaches {
  readonly reads: number;
  readonly writes: number;
}

const CACHES: Readonly<Record<StoreUse, PageCaches>> = {
  answers: { reads: 16_000, writes: 16_000 },
  // Each row is read once, by its key, and written with those of its site.
  works: { reads: 2000, writes: 8000 },
};

/** What a process opens the store for: to answer requests, which read lists again and again, or to work on jobs. */
export type StoreUse = 'answers' | 'works';

/**
 * Opens the embedded store: one connection that writes, one that only reads (so a list never waits for a save).
 * WAL with `synchronous=FULL`: what was acknowledged survives a power cut.
 * @param path File of the database; its folder must exist.
 * @param checked Which sizes are checked in a process of their own, for tests.
 */
export function openSqlite(path: string, checked?: CheckSizes, use: StoreUse = 'answers'): Database {
  createPrivately(path);
  const writer = connect(path, CACHES[use].writes);
  const reader = connect(path, CACHES[use].reads);
  reader.exec('pragma query_only = on');
  const damage = new Damage();
  const check = checkLater(path, error => damage.note(error), checked);
  const write = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(writer, damage, check.mayWrite) });
  const read = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(reader, damage) });
  const writing = write.transaction().setAccessMode('read write');
  let closed = false;
  return {
    engine: 'sqlite',
    db: read,
    write: work => committed(whole => writing.execute(whole), work),
    version: storeVersion(reader, damage),
    versionWith: undefined,
    waiting: () => NOBODY_WAITS,
    migrate: to => runMigrations(write, 'sqlite', to),
    ping: async () => {
      damage.demandNone();
      reader.prepare('select 1').get();
    },
    openLocks: undefined,
    probe: () => write.transaction().execute(storeAndRemove),
    get closed() {
      return closed;
    },
    close: async () => {
      closed = true;
      check.stop();
      await read.destroy();
      await write.destroy();
      // Kysely closes only what it has used; the last one to be closed carries the log into the file.
      for (const file of [reader, writer]) if (file.isOpen) file.close();
    },
  };
}

function connect(path: string, cacheKb: number): DatabaseSync {
  const file = new DatabaseSync(path);
  file.exec(`pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = full;
    pragma foreign_keys = on; pragma cache_size = -${cacheKb}; pragma temp_store = memory;
    pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}; pragma journal_size_limit = ${LOG_BYTES}`);
  const { version } = file.prepare('select sqlite_version() as version').get() as { version: string };
  if (isOlder(version)) {
    throw new Error(
      `SQLite ${version} is too old: Sitekeeper needs ${MINIMUM_VERSION.join('.')}. Use Node 24.15 or newer.`,
    );
  }
  return file;
}

/**
 * SQLite would create it as the umask says, and gives its log the same permissions as the file. One that exists is never
 * opened: to close any descriptor of a file takes away all locks of this process on it, those of SQLite too.
 */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function isOlder(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, wanted] of MINIMUM_VERSION.entries()) {
    const have = parts[index] ?? 0;
    if (have !== wanted) return have < wanted;
  }
  return false;
}
