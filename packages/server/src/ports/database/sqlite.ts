import { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { runMigrations } from './migrate.ts';
import type { Database } from './port.ts';
import type { Tables } from './schema.ts';
import { adapt } from './sqlite-statements.ts';

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
  const write = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: adapt(writer) }) });
  const read = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: adapt(reader) }) });
  let closed = false;
  return {
    engine: 'sqlite',
    db: read,
    write: work => write.transaction().execute(work),
    migrate: to => runMigrations(write, 'sqlite', to),
    ping: async () => void reader.prepare('select 1').get(),
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
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#config);
  }
}

/** A deferred transaction that reads first and writes later fails with SQLITE_BUSY when another process wrote between. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}
