import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { beginImmediate } from '../begin-immediate.ts';
import type { Damage } from '../damage.ts';
import { SqliteCompiler } from '../sqlite-compiler.ts';
import { adapt } from '../sqlite-statements.ts';
import { changesStore, SQLITE_COUNT, SQLITE_COUNTS } from '../versions/store-changes.ts';

/** Counts what transactions that say that they write have changed. */
export class ImmediateSqliteDialect extends SqliteDialect {
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

/** Migrations are one transaction, as on PostgreSQL: a process that is killed in the middle leaves the store as it was. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * After some errors (a full disk) SQLite rolls back by itself. What the same transaction still asks for must not run
 * outside of it then, one statement at a time.
 */
function refuseOnceRolledBack(
  connection: DatabaseConnection,
  file: DatabaseSync,
  { isOpen, onChange }: { isOpen: () => boolean; onChange: () => void },
) {
  return {
    async executeQuery(query: CompiledQuery) {
      if (isOpen() && !file.isTransaction) throw new Error('The transaction has been rolled back.');
      const result = await connection.executeQuery(query);
      if (changesStore(query.sql, result)) onChange();
      return result;
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
  /** Whether the transaction is one that counts, and has changed anything. */
  #counts = false;
  #changed = false;
  #count: StatementSync | undefined;
  constructor(file: DatabaseSync, damage: Damage, mayWrite: Promise<void> | undefined) {
    super({ database: adapt(file, damage) });
    this.#file = file;
    this.#damage = damage;
    this.#mayWrite = mayWrite;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return refuseOnceRolledBack(await super.acquireConnection(), this.#file, {
      isOpen: () => this.#open,
      onChange: () => {
        this.#changed = true;
      },
    });
  }

  override async beginTransaction(
    _connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    await this.#mayWrite;
    this.#damage.demandNone();
    await beginImmediate(this.#file).catch(error => {
      this.#damage.note(error);
      throw error;
    });
    this.#open = true;
    this.#counts = accessMode === 'read write';
    this.#changed = false;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#counts && this.#changed) this.#countUp();
    await super.commitTransaction(connection);
    this.#open = false;
  }

  /** Rolling back what SQLite has rolled back already fails, and that would hide why it did. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#open = false;
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }

  /** A store of an old release has no counts until it is brought up to date. */
  #countUp(): void {
    if (!this.#count && !this.#file.prepare(SQLITE_COUNTS).get()) return;
    this.#count ??= this.#file.prepare(SQLITE_COUNT);
    this.#damage.watch(() => this.#count?.run());
  }
}
