import type { Connection } from 'mysql2';
import { type DumpRow, UnreadableImport } from '../dump/old-tables.ts';
import { WANTED_TABLES, type WantedTable, wantedTableOf } from '../dump/wanted-tables.ts';
import type { DatabaseAddress } from './database-address.ts';

const CONNECT_MS = 15_000;

export interface FoundTable {
  readonly name: string;
  readonly prefix: string;
  readonly table: WantedTable;
  /** Those of the wanted columns that it has. */
  readonly columns: readonly string[];
}

/** One connection that can only read, and sees the state of the moment in which it was opened. */
export class DatabaseReader {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @throws UnreadableImport that says why not, without the password. */
  static async open({ tls, ...address }: DatabaseAddress): Promise<DatabaseReader> {
    // Few imports come this way: nobody else should load it.
    const { createConnection } = await import('mysql2');
    const options = {
      ...address,
      charset: 'utf8mb4',
      connectTimeout: CONNECT_MS,
      flags: ['-LOCAL_FILES'],
      ...(tls ? { ssl: {} } : undefined),
    };
    const connection = createConnection(options);
    connection.on('error', () => {}); // the query that it ends fails as well
    try {
      const queries = connection.promise();
      await queries.connect();
      await queries.query('SET SESSION TRANSACTION READ ONLY');
      await queries.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await queries.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
      return new DatabaseReader(connection);
    } catch (error) {
      connection.destroy();
      throw new UnreadableImport(reasonOf(error as NodeJS.ErrnoException));
    }
  }

  /** The tables of this database that an import reads, of all prefixes. */
  async tables(): Promise<FoundTable[]> {
    const sql =
      'SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = DATABASE()';
    const [rows] = await this.#connection.promise().query({ sql, rowsAsArray: true });
    const columns = Map.groupBy(rows as [string, string][], ([table]) => table);
    return [...columns].flatMap(([name, own]) => {
      const wanted = wantedTableOf(name);
      if (wanted === undefined) return [];
      const has = new Set(own.map(([, column]) => column));
      return [{ ...wanted, name, columns: WANTED_TABLES[wanted.table].filter(column => has.has(column)) }];
    });
  }

  /** The rows of a table as texts, one by one. @param only Of a table of settings: which ones. */
  async *rows(
    table: string,
    columns: readonly string[],
    only: { readonly column: string; readonly names: ReadonlySet<string> } | undefined,
  ): AsyncGenerator<DumpRow> {
    if (columns.length === 0) return;
    const where = only && columns.includes(only.column) ? ` WHERE ${quoted(only.column)} IN (?)` : '';
    const sql = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}${where}`;
    const values = where === '' ? [] : [[...(only?.names ?? [])]];
    const query = this.#connection.query({ sql, values, typeCast: field => field.string() });
    try {
      yield* query.stream({ highWaterMark: 64 }) as AsyncIterable<DumpRow>;
    } catch (error) {
      throw new UnreadableImport(reasonOf(error as NodeJS.ErrnoException));
    }
  }

  async close(): Promise<void> {
    this.#connection.destroy();
  }
}

const quoted = (name: string) => `\`${name.replaceAll('`', '``')}\``;

function reasonOf({ code = '' }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENOENT':
      return `The database could not be reached (${code}). Many databases can only be reached from their own machine: use an SSH tunnel, or a dump.`;
    case 'HANDSHAKE_NO_SSL_SUPPORT':
      return 'The database offers no TLS. Switch it on there, or leave out tls=on.';
    case 'ER_ACCESS_DENIED_ERROR':
      return 'The database refused the user name or password.';
    case 'ER_BAD_DB_ERROR':
    case 'ER_DBACCESS_DENIED_ERROR':
      return 'The user may not read this database, or it does not exist.';
    case 'ER_TABLEACCESS_DENIED_ERROR':
      return 'The user may not read all tables of the database. Grant SELECT on it.';
    default:
      return `The database could not be read${/^[A-Z_]{3,40}$/.test(code) ? ` (${code})` : ''}.`;
  }
}
