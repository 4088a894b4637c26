import { Kysely, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { CountingPostgresDialect } from './dialects/postgres-dialect.ts';
import { LOCK_CLIENT, PostgresLocks } from './locks/postgres-locks.ts';
import { runMigrations } from './migrate.ts';
import { committed, type Database } from './port.ts';
import type { Tables } from './schema.ts';
import { askWithCallbacks } from './statements/ask-with-callbacks.ts';
import { isDirect } from './statements/direct-connection.ts';
import { keepStatements } from './statements/keep-statements.ts';
import { APPLICATION, WITH_OUR_NAME } from './statements/our-name.ts';
import { SilenceWatch } from './statements/silence-watch.ts';
import { WaitingQueries } from './statements/waiting-queries.ts';
import { storeAndRemove } from './store-and-remove.ts';
import { postgresVersion } from './versions/postgres-version.ts';
import { postgresVersionWith } from './versions/postgres-version-with.ts';

/** int8 and numeric (counts, sums, ms epoch) fit a double: ids and instants stay far below 2^53. */
export const POSTGRES_TYPES = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as unknown as pg.CustomTypesConfig;

/**
 * Compiling a statement takes PostgreSQL 10 to 100 ms, and each connection compiles for itself. It does so where it
 * expects much work; our statements take less time than that, whatever it expects.
 */
const NO_COMPILING = `select set_config('jit', 'off', false), ${WITH_OUR_NAME}, pg_backend_pid() as pid`;
const CONNECT_MS = 10_000;
/**
 * A machine that goes down hard says nothing, and a query that had reached it would wait for ever: after so long, the
 * system asks once a second whether it is still there, and ends the connection after ten times.
 */
const PROBED = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
const WAIT_MS = 60_000;
const READ_ONLY = '25006';

/**
 * The pool hands its own limit to its clients, and listens only to idle ones: if the server disconnects between two
 * queries of a transaction, the error would end this process. The next query fails with it.
 */
class QuickToConnect extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, ...PROBED, connectionTimeoutMillis: CONNECT_MS });
    // The same error ends the query under way: it must not be taken for one of a site.
    this.on('error', error => void Object.assign(error, { ofStore: true }));
  }
}

/**
 * Opens PostgreSQL. A query waits for a free connection much longer than for a new one to be opened: that all are in
 * use does not mean that the server is gone.
 * @param url Connection string, as in `DATABASE_URL`.
 * @param options `connections`: pool size. `lookMs`: time between two looks for connections that are silent, for tests.
 */
export function openPostgres(url: string, options: { connections?: number; lookMs?: number } = {}): Database {
  const silence = new SilenceWatch(() => connectShortly(url), options.lookMs);
  const readOnly = new WeakSet<pg.ClientBase>();
  const pool = new pg.Pool({
    connectionString: url,
    fallback_application_name: APPLICATION,
    max: options.connections ?? 10,
    types: POSTGRES_TYPES,
    connectionTimeoutMillis: WAIT_MS,
    Client: QuickToConnect,
    // Not by "options" of the connection: those of the address would replace it, and some poolers refuse them.
    onConnect: async client => {
      askWithCallbacks(
        client,
        error => void ((error as { code?: unknown }).code === READ_ONLY && readOnly.add(client)),
      );
      const isAt = silence.watch(client);
      const { rows } = await client.query<{ pid: number }>(NO_COMPILING);
      const pid = rows[0]?.pid;
      if (pid === undefined || !isDirect(client, pid)) return;
      isAt(pid);
      await keepStatements(client);
    },
  });
  pool.on('error', () => {}); // an idle connection that breaks is replaced by the pool at the next query
  const waiting = new WaitingQueries();
  const told = tellingWhose(pool, waiting, client => readOnly.has(client));
  const db = new Kysely<Tables>({ dialect: new CountingPostgresDialect({ pool: told }) });
  const writing = db.transaction().setAccessMode('read write');
  let closed = false;
  return {
    engine: 'postgres',
    db,
    write: work => committed(whole => retried(() => writing.execute(whole)), work),
    version: postgresVersion(told),
    versionWith: postgresVersionWith(told),
    waiting: () => waiting.now(),
    migrate: (to, onWait) => runMigrations(db, 'postgres', to, onWait),
    ping: async () => void (await sql`select 1`.execute(db)),
    probe: () => db.transaction().execute(storeAndRemove),
    openLocks: onLost => new PostgresLocks(lost => lockClient(url, lost), onLost),
    get closed() {
      return closed;
    },
    close: () => {
      closed = true;
      return db.destroy().finally(() => silence.stop());
    },
  };
}

/**
 * A connection of its own, outside of a pool, for work that ends with it.
 * @param lookMs Time between two looks whether it is silent, for tests.
 */
export async function connectApart(url: string, lookMs?: number): Promise<pg.Client> {
  const client = new QuickToConnect({ connectionString: url, types: POSTGRES_TYPES });
  await client.connect();
  try {
    const isAt = new SilenceWatch(() => connectShortly(url), lookMs).watch(client);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid;
    if (pid !== undefined && isDirect(client, pid)) isAt(pid);
    return client;
  } catch (error) {
    await client.end().catch(() => {}); // an open connection would keep a command from ending
    throw error;
  }
}

/** For one question; a server that does not answer it in time is taken for gone. */
async function connectShortly(url: string): Promise<pg.Client> {
  const client = new QuickToConnect({ connectionString: url, query_timeout: CONNECT_MS });
  await client.connect();
  return client;
}

function lockClient(url: string, onLost: () => void): pg.Client {
  const client = new QuickToConnect({ connectionString: url, fallback_application_name: APPLICATION, ...LOCK_CLIENT });
  client.on('error', onLost);
  client.on('end', onLost);
  return client;
}

/**
 * Otherwise, an unreachable server would look like an error of a site, because both are network errors.
 * @param useless Of a connection that is not used again. One that was opened while the database was read-only, or to a
 *   server that is a standby by now, stays read-only for as long as it is used.
 */
function tellingWhose(
  pool: pg.Pool,
  waiting: WaitingQueries,
  useless: (client: pg.PoolClient) => boolean,
): PostgresPool {
  return {
    async connect() {
      try {
        const client = await waiting.until(pool.connect());
        const { release } = client;
        return Object.assign(client, { release: (broken?: Error | boolean) => release(broken || useless(client)) });
      } catch (error) {
        throw Object.assign(error as Error, { ofStore: true });
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/**
 * Two transactions stood in each other's way (deadlock, serialisation, both inserted the same unique name, one deleted
 * what the other refers to); PostgreSQL undid this one whole. Done again, it sees what the other did, and answers
 * accordingly.
 */
const UNDONE = new Set(['40P01', '40001', '23505', '23503']);
const TRIES = 4;

async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= TRIES || !UNDONE.has(String((error as { code?: unknown }).code))) throw error;
    }
  }
}
