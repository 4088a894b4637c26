import {
  type AbortableOperationOptions,
  CompiledQuery,
  type DatabaseConnection,
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
}

class CountingPostgresDriver extends PostgresDriver {
  readonly #watched = new WeakSet<DatabaseConnection>();
  readonly #writing = new WeakSet<DatabaseConnection>();
  readonly #changed = new WeakSet<DatabaseConnection>();
  #counts = false;

  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(options);
    if (!this.#watched.has(connection)) this.#watch(connection);
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    this.#writing.delete(connection);
    await super.beginTransaction(connection, {});
    this.#changed.delete(connection);
    if (accessMode === 'read write') this.#writing.add(connection);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#changed.has(connection) || !(await this.#canCount(connection))) {
      return super.commitTransaction(connection);
    }
    await connection.executeQuery(CompiledQuery.raw(POSTGRES_COUNT_AND_COMMIT));
  }

  #watch(connection: DatabaseConnection): void {
    this.#watched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <R>(query: CompiledQuery, options?: AbortableOperationOptions) => {
      const result = await execute<R>(query, options);
      if (this.#writing.has(connection) && changesStore(query.sql, result)) this.#changed.add(connection);
      return result;
    };
  }

  /** Not in a store of an old release, until it is brought up to date. */
  async #canCount(connection: DatabaseConnection): Promise<boolean> {
    if (!this.#counts) {
      const { rows } = await connection.executeQuery<{ counts: boolean }>(CompiledQuery.raw(POSTGRES_COUNTS));
      this.#counts = rows[0]?.counts === true;
    }
    return this.#counts;
  }
}
