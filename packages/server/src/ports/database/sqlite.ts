import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import { runMigrations } from './migrate.ts';
import type { Database } from './port.ts';
import type { Tables } from './schema.ts';
import { adapt } from './sqlite-statements.ts';
import { storeAndRemove } from './store-and-remove.ts';

/** Several connections may write; SQLite before this version can lose a WAL reset between them. */
const MINIMUM_VERSION = [3, 51, 3] as const;
/** 16 MB of log: pages that a sync writes again and again are then carried into the file a quarter as often. */
const CHECKPOINT_PAGES = 4000;

/**
 * Opens the embedded store: one connection that writes, one that only reads (so a list never waits for a save).
 * WAL with `synchronous=FULL`: what was acknowledged survives a power cut.
 * @param path File of the database; its folder must exist.
 */
export function openSqlite(path: string): Database {
  const writer = connect(path);
  const reader = connect(path);
  reader.exec('pragma query_only = on');
  const write = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(writer) });
  const read = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(reader) });
  let closed = false;
  return {
    engine: 'sqlite',
    db: read,
    write: work => write.transaction().execute(work),
    migrate: () => runMigrations(write, 'sqlite'),
    ping: async () => void reader.prepare('select 1').get(),
    probe: () => write.transaction().execute(storeAndRemove),
    get closed() {
      return closed;
    },
    close: async () => {
      closed = true;
      await read.destroy();
      await write.destroy();
    },
  };
}

function connect(path: string): DatabaseSync {
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

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;
  constructor(file: DatabaseSync) {
    super({ database: adapt(file) });
    this.#file = file;
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#file);
  }
}

/**
 * After some errors (a full disk) SQLite rolls back by itself. What the same transaction still asks for must not run
 * outside of it then, one statement at a time.
 */
function refuseOnceRolledBack(connection: DatabaseConnection, file: DatabaseSync, isOpen: () => boolean) {
  return {
    executeQuery(query: CompiledQuery) {
      if (isOpen() && !file.isTransaction) throw new Error('The transaction has been rolled back.');
      return connection.executeQuery(query);
    },
    streamQuery: (query: CompiledQuery, size: number) => connection.streamQuery(query, size),
  } as DatabaseConnection;
}

/** A deferred transaction that reads first and writes later fails with SQLITE_BUSY when another process wrote between. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  #open = false;
  constructor(file: DatabaseSync) {
    super({ database: adapt(file) });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return refuseOnceRolledBack(await super.acquireConnection(), this.#file, () => this.#open);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    this.#open = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#open = false;
  }

  /** Rolling back what SQLite has rolled back already fails, and that would hide why it did. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#open = false;
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}
