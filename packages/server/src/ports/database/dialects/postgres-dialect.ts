import {
  type AbortableOperationOptions,
  CompiledQuery,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import { changesStore, POSTGRES_COUNT_AND_COMMIT, POSTGRES_COUNTS } from '../versions/store-changes.ts';

/** Counts what transactions that say that they write have changed. */
export class CountingPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new CountingPostgresDriver(this.#config);
  }
  override createAdapter() {
    return new AdapterWithoutLock();
  }
}

/** `runMigrations` takes the lock. The migrator's is one of the session, which poolers lend to others. */
export class AdapterWithoutLock extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class CountingPostgresDriver extends PostgresDriver {
  readonly #transactions = new WeakMap<DatabaseConnection, Transaction>();
  #canCount = false;

  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(options);
    if (!this.#transactions.has(connection)) this.#transactions.set(connection, watch(connection));
    return connection;
  }

  /** Their access mode marks those that count: PostgreSQL need not be told, as it is the usual one. */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode, ...settings }: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    const transaction = this.#transactions.get(connection);
    if (transaction) Object.assign(transaction, { counts: accessMode === 'read write', changed: false });
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { counts = false, changed = false } = this.#transactions.get(connection) ?? {};
    if (!counts || !changed || !(await this.#storeCounts(connection))) return super.commitTransaction(connection);
    await connection.executeQuery(CompiledQuery.raw(POSTGRES_COUNT_AND_COMMIT));
  }

  /** Not in a store of an old release, until it is brought up to date. */
  async #storeCounts(connection: DatabaseConnection): Promise<boolean> {
    if (!this.#canCount) {
      const { rows } = await connection.executeQuery<{ counts: boolean }>(CompiledQuery.raw(POSTGRES_COUNTS));
      this.#canCount = rows[0]?.counts === true;
    }
    return this.#canCount;
  }
}

/** The transaction on a connection: whether it is one that counts, and has changed anything. */
interface Transaction {
  counts: boolean;
  changed: boolean;
}

function watch(connection: DatabaseConnection): Transaction {
  const transaction = { counts: false, changed: false };
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async <R>(query: CompiledQuery, options?: AbortableOperationOptions) => {
    const result = await execute<R>(query, options);
    if (transaction.counts && !transaction.changed) transaction.changed = changesStore(query.sql, result);
    return result;
  };
  return transaction;
}
