import type { DatabaseSync } from 'node:sqlite';
import { type CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import { type CheckSizes, checkLater } from './check-later.ts';
import { Damage } from './damage.ts';
import { runMigrations } from './migrate.ts';
import type { Database } from './port.ts';
import type { Tables } from './schema.ts';
import { SqliteCompiler } from './sqlite-compiler.ts';
import { adapt } from './sqlite-statements.ts';
import { beginImmediate } from './sqlite-writer/begin-immediate.ts';
import { connectSqlite } from './sqlite-writer/connect-sqlite.ts';
import { ThreadedSqliteDialect, WriterThread } from './sqlite-writer/threaded-writer.ts';
import { TransactionalAdapter } from './sqlite-writer/transactional-adapter.ts';
import { storeAndRemove } from './store-and-remove.ts';
import { storeVersion } from './versions/sqlite-version.ts';

export interface SqliteOptions {
  /** Which sizes are checked in a process of their own, for tests. */
  readonly checked?: CheckSizes;
  /** Writes in a thread of its own, so that a process that writes much works on something else meanwhile. */
  readonly writesInThread?: boolean;
}

/**
 * Opens the embedded store: one connection that writes, one that only reads (so a list never waits for a save).
 * @param path File of the database; its folder must exist.
 */
export function openSqlite(path: string, { checked, writesInThread = false }: SqliteOptions = {}): Database {
  const reader = connectSqlite(path);
  reader.exec('pragma query_only = on');
  const damage = new Damage();
  const check = checkLater(path, error => damage.note(error), checked);
  const { mayWrite } = check;
  const writer = writesInThread ? new WriterThread(path, damage) : connectSqlite(path);
  const write = new Kysely<Tables>({
    dialect:
      writer instanceof WriterThread
        ? new ThreadedSqliteDialect({ thread: writer, damage, mayWrite })
        : new ImmediateSqliteDialect(writer, damage, mayWrite),
  });
  const read = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(reader, damage) });
  let closed = false;
  return {
    engine: 'sqlite',
    db: read,
    write: work => write.transaction().execute(work),
    version: storeVersion(reader, damage),
    migrate: to => runMigrations(write, 'sqlite', to),
    ping: async () => {
      damage.demandNone();
      reader.prepare('select 1').get();
    },
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
      if (reader.isOpen) reader.close();
      if (writer instanceof WriterThread) await writer.close();
      else if (writer.isOpen) writer.close();
    },
  };
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;
  readonly #damage: Damage;
  readonly #mayWrite: Promise<void> | undefined;
  constructor(file: DatabaseSync, damage: Damage, mayWrite?: Promise<void>) {
    super({ database: adapt(file, damage) });
    this.#file = file;
    this.#damage = damage;
    this.#mayWrite = mayWrite;
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#file, this.#damage, this.#mayWrite);
  }
  override createQueryCompiler() {
    return new SqliteCompiler();
  }
  override createAdapter() {
    return new TransactionalAdapter();
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
  readonly #damage: Damage;
  readonly #mayWrite: Promise<void> | undefined;
  #open = false;
  constructor(file: DatabaseSync, damage: Damage, mayWrite: Promise<void> | undefined) {
    super({ database: adapt(file, damage) });
    this.#file = file;
    this.#damage = damage;
    this.#mayWrite = mayWrite;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return refuseOnceRolledBack(await super.acquireConnection(), this.#file, () => this.#open);
  }

  override async beginTransaction(): Promise<void> {
    await this.#mayWrite;
    this.#damage.demandNone();
    await beginImmediate(this.#file).catch(error => {
      this.#damage.note(error);
      throw error;
    });
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
