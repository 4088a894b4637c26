import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { Damage } from '../damage.ts';
import { SqliteCompiler } from '../sqlite-compiler.ts';
import type { WriterAnswer, WriterTask } from './messages.ts';
import { TransactionalAdapter } from './transactional-adapter.ts';

const FILE = new URL('./writer-thread.ts', import.meta.url);

interface Waiting {
  resolve(answer: WriterAnswer): void;
  reject(error: Error): void;
}

/** The thread that writes, from outside. Tasks are answered in the order in which they were given. */
export class WriterThread {
  readonly #worker: Worker;
  readonly #damage: Damage;
  readonly #waiting: Waiting[] = [];
  readonly #died: (error: Error) => void;
  #ended: Error | undefined;
  #closing = false;

  /** @param died Called when the thread ends by itself: nothing can be stored any more. */
  constructor(path: string, damage: Damage, died: (error: Error) => void = endProcess) {
    this.#damage = damage;
    this.#died = died;
    const execArgv = ['--disable-warning=ExperimentalWarning']; // what Node says of its SQLite
    this.#worker = new Worker(FILE, { workerData: { path }, execArgv, env: {} });
    this.#worker.unref(); // it keeps the process as long as something is asked of it
    this.#worker.on('message', (answer: WriterAnswer) => this.#told(answer));
    this.#worker.on('error', error => this.#end(error as Error));
    this.#worker.on('exit', () => this.#end(new Error('The thread that writes to the store has ended.')));
  }

  /** @throws what SQLite throws, with its code. */
  do(task: WriterTask): Promise<WriterAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#ended) {
        reject(this.#ended);
        return;
      }
      if (this.#waiting.push({ resolve, reject }) === 1) this.#worker.ref();
      this.#worker.postMessage(task);
    });
  }

  /** Closes its connection, and resolves when the thread has ended. */
  async close(): Promise<void> {
    if (this.#ended) return;
    this.#closing = true;
    const over = new Promise<void>(resolve => void this.#worker.once('exit', () => resolve()));
    await this.do({ do: 'close' });
    this.#worker.ref();
    await over;
  }

  #told(answer: WriterAnswer): void {
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker.unref();
    if (!('error' in answer)) {
      waiting?.resolve(answer);
      return;
    }
    const { message, ...properties } = answer.error;
    const error = Object.assign(new Error(message), properties);
    this.#damage.note(error);
    waiting?.reject(error);
  }

  #end(error: Error): void {
    if (this.#ended) return;
    this.#ended = error;
    for (const { reject } of this.#waiting.splice(0)) reject(error);
    if (!this.#closing) this.#died(error);
  }
}

/** A process that can't store anything any more is replaced by another one. */
function endProcess(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

/** The dialect of the embedded store whose one connection is in a thread. */
export class ThreadedSqliteDialect extends SqliteDialect {
  readonly #parts: DriverParts;
  constructor(parts: DriverParts) {
    super({ database: NONE });
    this.#parts = parts;
  }
  override createDriver() {
    return new ThreadedDriver(this.#parts);
  }
  override createQueryCompiler() {
    return new SqliteCompiler();
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

interface DriverParts {
  readonly thread: WriterThread;
  readonly damage: Damage;
  readonly mayWrite: Promise<void>;
}

/** Kysely's own driver asks for a database in this thread; ours never does. */
const NONE = { close: () => {}, prepare: () => never() };

function never(): never {
  throw new Error('the store is written to in a thread of its own');
}

class ThreadedDriver extends SqliteDriver implements Driver {
  readonly #parts: DriverParts;
  readonly #connection: ThreadedConnection;
  constructor(parts: DriverParts) {
    super({ database: NONE });
    this.#parts = parts;
    this.#connection = new ThreadedConnection(parts);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  override async beginTransaction(): Promise<void> {
    await this.#parts.mayWrite;
    this.#parts.damage.demandNone();
    await this.#parts.thread.do({ do: 'begin' });
    this.#connection.inside = true;
  }

  override async commitTransaction(): Promise<void> {
    await this.#parts.thread.do({ do: 'commit' });
    this.#connection.inside = false;
  }

  override async rollbackTransaction(): Promise<void> {
    this.#connection.inside = false;
    await this.#parts.thread.do({ do: 'rollback' });
  }

  override async destroy(): Promise<void> {} // whoever made the thread closes it
}

class ThreadedConnection implements DatabaseConnection {
  inside = false;
  readonly #parts: DriverParts;
  constructor(parts: DriverParts) {
    this.#parts = parts;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#parts.damage.demandNone();
    const answer = await this.#parts.thread.do({ do: 'query', sql, parameters, inside: this.inside });
    if ('rows' in answer) return { rows: rowsOf<R>(answer) };
    if (!('changes' in answer)) throw new Error('the thread that writes gave no answer to a query');
    return { rows: [], insertId: BigInt(answer.insertId), numAffectedRows: BigInt(answer.changes) };
  }

  streamQuery(): never {
    throw new Error('Rows are streamed from the connection that reads.');
  }
}

function rowsOf<R>({ names, rows }: Extract<WriterAnswer, { rows: unknown }>): R[] {
  return rows.map(values => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < values.length; index++) row[names[index] as string] = values[index];
    return row as R;
  });
}
