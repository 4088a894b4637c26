import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { StoreLocks } from './locks/store-locks.ts';
import type { Tables } from './schema.ts';
import type { Waiting } from './statements/waiting-queries.ts';

export type { LockAnswers, LockWishes, StoreLocks } from './locks/store-locks.ts';

export type { Waiting } from './statements/waiting-queries.ts';

export type Engine = 'sqlite' | 'postgres';

/** Query surface shared by the database and an open transaction. */
export type Queryable = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** The columns of rows that a statement takes as one JSON parameter. */
export type ColumnTypes = Readonly<Record<string, 'text' | 'integer'>>;

/**
 * What is often listed and seldom changed. sites: which there are, with name, address, state, client and tags. updates:
 * what is on offer on which sites. findings: known vulnerabilities of sites. clients: what lists of clients are
 * searched and sorted by, and what costs are for. costs: the same of lists of costs. deleted_events: which events are gone; new ones don't change it. See `versions/part-versions.ts`.
 */
export type StorePart = 'sites' | 'updates' | 'findings' | 'clients' | 'costs' | 'deleted_events';

export type OnWait = () => () => void;

export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /**
   * Runs `work` in one write transaction; on SQLite it takes the write lock at once. Never await a site inside, and
   * only read and write the store there, through `trx`: after a deadlock it runs again, and a query outside of it would
   * wait for another connection while this one is held. To keep others from changing the rows it reads, it reads them
   * with `forUpdate()`, on either engine. What its rows refer to it looks for itself, or it fails if that is deleted.
   */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * A text that stays the same only as long as no process has committed a change to the store, or to this part of it:
   * what was read after it was returned is valid as long as the same text is returned. What work notes for itself is no
   * change of the store, see `versions/store-changes.ts`.
   */
  version(part?: StorePart): Promise<string>;
  /**
   * The versions of the store and its parts, and the rows that these queries find at it, in one round trip. None on the embedded store,
   * where each is asked in the thread that answers.
   */
  readonly versionWith: ((queries: readonly CompiledQuery[]) => Promise<VersionWithRows>) | undefined;
  /** What waits for a connection: nobody on the embedded store, which is asked in the thread that answers. */
  waiting(): Waiting;
  /**
   * Applies the migrations that are missing, up to the one named.
   * @param onWait Called if another process does so on a server; what it returns is called once that has ended.
   * @throws Error naming the migration that failed.
   */
  migrate(to?: string, onWait?: OnWait): Promise<void>;
  /** Resolves when the store answers a trivial query. */
  ping(): Promise<void>;
  /** Resolves when the store has taken a few kilobytes for good, and given them back. @throws what a write would. */
  probe(): Promise<void>;
  /**
   * Locks over all processes, on a connection of their own; none on the embedded store, where one process works.
   * @param onLost Called when the connection is lost between two rounds.
   */
  readonly openLocks: ((onLost: () => void) => StoreLocks) | undefined;
  /** Since `close` was called: whatever still runs can't be stored any more. */
  readonly closed: boolean;
  close(): Promise<void>;
}

export interface VersionWithRows {
  readonly version: string;
  /** Versions of parts, by part. */
  readonly parts: Readonly<Partial<Record<StorePart, string>>>;
  /** Of each query. */
  readonly rows: readonly (readonly unknown[])[];
}

/* What waits for the commit of a transaction. */
const waiting = new WeakMap<Trx, (() => void)[]>();

/** Calls `action` once the transaction is committed, and never if it is rolled back. */
export function afterCommit(trx: Trx, action: () => void): void {
  const known = waiting.get(trx);
  if (known) known.push(action);
  else waiting.set(trx, [action]);
}

/** Runs a transaction, and then what waits for its commit. */
export async function committed<T>(
  transaction: (work: (trx: Trx) => Promise<T>) => Promise<T>,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  let actions: readonly (() => void)[] = [];
  const result = await transaction(async trx => {
    const done = await work(trx);
    actions = waiting.get(trx) ?? [];
    return done;
  });
  for (const action of actions) action();
  return result;
}
