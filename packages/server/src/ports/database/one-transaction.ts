import { Kysely, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import pg from 'pg';
import { AdapterWithoutLock } from './dialects/postgres-dialect.ts';
import { runMigrations } from './migrate.ts';
import type { Database } from './port.ts';
import { connectApart } from './postgres.ts';
import type { Tables } from './schema.ts';
import { NOT_OUR_NAME } from './statements/our-name.ts';
import { NOBODY_WAITS } from './statements/waiting-queries.ts';
import { WITHOUT_LIMITS } from './statements/without-limits.ts';
import { storeAndRemove } from './store-and-remove.ts';

export interface OneTransaction {
  readonly database: Database;
  readonly client: pg.ClientBase;
  /** Makes all of it lasting. */
  commit(): Promise<void>;
  /** Undoes what was not committed, and closes the connection. */
  close(): Promise<void>;
}

/** PostgreSQL with everything in one transaction, migrations included: others see all of it or nothing. */
export async function openInOneTransaction(url: string): Promise<OneTransaction> {
  const client = await connectApart(url);
  await client.query('begin');
  await client.query(WITHOUT_LIMITS);
  await client.query(NOT_OUR_NAME);
  const held = Object.assign(client, { release: () => {} });
  const pool = { connect: async () => held, end: async () => {}, Client: pg.Client, options: {} };
  const db = new Kysely<Tables>({ dialect: new DialectWithin({ pool: pool as unknown as pg.Pool }) });
  let closed = false;
  let versions = 0;
  return {
    client,
    database: {
      engine: 'postgres',
      db,
      write: work => db.transaction().execute(work),
      // Its own changes don't show in its snapshot, so no version lasts beyond a single look.
      version: async () => String(++versions),
      versionWith: undefined,
      waiting: () => NOBODY_WAITS,
      migrate: to => runMigrations(db, 'postgres', to),
      ping: async () => void (await client.query('select 1')),
      openLocks: undefined,
      probe: () => db.transaction().execute(storeAndRemove),
      get closed() {
        return closed;
      },
      close: () => db.destroy(),
    },
    commit: async () => void (await client.query('commit')),
    async close() {
      closed = true;
      await db.destroy();
      await client.end();
    },
  };
}

class DialectWithin extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new DriverWithin(this.#config);
  }
  override createAdapter() {
    return new AdapterWithoutLock();
  }
}

/** What would be transactions of their own are parts of the one; a failure in it undoes all. */
class DriverWithin extends PostgresDriver {
  override async beginTransaction(): Promise<void> {}
  override async commitTransaction(): Promise<void> {}
  override async rollbackTransaction(): Promise<void> {}
}
