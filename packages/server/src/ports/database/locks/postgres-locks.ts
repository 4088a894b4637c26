import { createHash } from 'node:crypto';
import type pg from 'pg';
import { isDirect } from '../statements/direct-connection.ts';
import { WITH_OUR_NAME } from '../statements/our-name.ts';
import type { LockAnswers, LockWishes, StoreLocks } from './store-locks.ts';

/** A server that does not answer for so long is taken for gone. */
const ANSWER_WITHIN_MS = 10_000;

/** All locks of the server are in one table of this size: a statement that finds it full fails, whosever it is. */
const SESSION = `select current_schema() as schema, pg_backend_pid() as pid, pg_is_in_recovery() as standby,
  current_setting('max_locks_per_transaction')::int * current_setting('max_connections')::int as capacity`;

/** What would end the transaction that keeps a pooler from giving the connection to others. Newer servers know more. */
const NEVER_ENDED = `select set_config(name, '0', true) from pg_settings
  where name in ('idle_in_transaction_session_timeout', 'transaction_timeout')`;
/** The locks of a machine that has lost its power are free after half a minute, not after the two hours of the system. */
const SOON_NOTICED = `select set_config('tcp_keepalives_idle', '15', false),
  set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false),
  ${WITH_OUR_NAME}`;
/**
 * It is idle as long as no site is asked; what the role or the database allows is meant for forgotten ones. Behind a pooler
 * it would stay so for others, and nothing is needed: a connection in a transaction is not idle.
 */
const NEVER_IDLE_TOO_LONG = `select set_config(name, '0', false) from pg_settings where name = 'idle_session_timeout'`;

/**
 * $1: keys to take, by wish and place; $2: their number of places; $3: the queue of each wish, or null; $4 and $5: what to
 * keep, and its queue; $6: free; $7: leave. A queue is waited in with a shared lock: who can have it alone finds nobody.
 */
const ROUND = `
  with tried as materialized (
    select i, (select s from generate_series(1, $2::int) s where pg_try_advisory_lock(($1::bigint[])[i][s]) limit 1) as s
    from generate_series(1, coalesce(array_length($1::bigint[], 1), 0)) i
  )
  select 't' as kind, i, coalesce(s, 0) as place,
    case when s is null then pg_try_advisory_lock_shared(($3::bigint[])[i]) end as yes
  from tried
  union all
  select 'k', i, 0, case when pg_try_advisory_lock(($5::bigint[])[i]) then pg_advisory_unlock(($5::bigint[])[i])
    else not pg_advisory_unlock(($4::bigint[])[i]) end
  from generate_series(1, cardinality($4::bigint[])) i
  union all select 'f', 0, 0, pg_advisory_unlock(key) from unnest($6::bigint[]) key
  union all select 'l', 0, 0, pg_advisory_unlock_shared(key) from unnest($7::bigint[]) key`;

interface Found {
  readonly schema: string;
  readonly pid: number;
  readonly capacity: number;
  readonly standby: boolean;
}

interface Row {
  readonly kind: 't' | 'k' | 'f' | 'l';
  readonly i: number;
  readonly place: number;
  readonly yes: boolean | null;
}

/** Advisory locks of one session. */
export class PostgresLocks implements StoreLocks {
  readonly #connect: (onLost: () => void) => pg.Client;
  readonly #onLost: () => void;
  #session: Promise<Session> | undefined;
  #client: pg.Client | undefined;
  #closed = false;
  #capacity = 0;

  /** @param connect Makes a client; it is told when that is lost. */
  constructor(connect: (onLost: () => void) => pg.Client, onLost: () => void) {
    this.#connect = connect;
    this.#onLost = onLost;
  }

  get capacity(): number {
    return this.#capacity;
  }

  async round(wishes: LockWishes): Promise<LockAnswers> {
    if (this.#closed) throw new Error('the locks are closed');
    this.#session ??= this.#open();
    const session = this.#session;
    try {
      return await (await session).round(wishes);
    } catch (error) {
      if (this.#session === session) this.#drop();
      throw Object.assign(error as Error, { ofStore: true });
    }
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  async #open(): Promise<Session> {
    const client = this.#connect(() => {
      if (this.#client !== client) return;
      this.#drop();
      this.#onLost();
    });
    this.#client = client;
    await client.connect();
    const { rows } = await client.query(SESSION);
    const { schema, pid, capacity, standby } = rows[0] as Found;
    // Locks can be taken there, beside those of the other processes. After a failover, the address leads elsewhere soon.
    if (standby) throw new Error('Connection terminated: the server is a standby');
    this.#capacity = capacity;
    await client.query(SOON_NOTICED);
    const direct = isDirect(client, pid);
    // Behind a pooler, an open transaction alone keeps the session. It has no snapshot, so it holds up nothing.
    if (direct) await client.query(NEVER_IDLE_TOO_LONG);
    else {
      await client.query('begin');
      await client.query(NEVER_ENDED);
    }
    return new Session(client, schema, direct);
  }

  /** The server frees the locks once the connection is gone. `end` would wait for a query under way. */
  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    this.#session = undefined;
    (client as unknown as { connection?: { stream: { destroy(): void } } })?.connection?.stream.destroy();
  }
}

class Session {
  readonly #client: pg.Client;
  readonly #schema: string;
  readonly #name: { readonly name?: string };

  /** @param direct The server reads the statement once: the session is nobody else's. */
  constructor(client: pg.Client, schema: string, direct: boolean) {
    this.#client = client;
    this.#schema = schema;
    this.#name = direct ? { name: 'locks_round' } : {};
  }

  async round({ take, keep, free, leave }: LockWishes): Promise<LockAnswers> {
    const places = Math.max(0, ...take.map(({ from }) => from.length));
    const keys = take.map(({ from }) => Array.from({ length: places }, (_none, i) => this.#key(from[i])));
    const values = [
      keys,
      places,
      take.map(({ queue }) => this.#key(queue)),
      keep.map(({ lock }) => this.#key(lock)),
      keep.map(({ queue }) => this.#key(queue)),
      free.map(lock => this.#key(lock)),
      leave.map(queue => this.#key(queue)),
    ];
    const { rows } = await this.#client.query<Row>({ ...this.#name, text: ROUND, values });
    const taken = take.map(() => -1);
    const queued = take.map(() => false);
    const kept = keep.map(() => false);
    for (const { kind, i, place, yes } of rows) {
      if (kind === 't') {
        taken[i - 1] = place - 1;
        queued[i - 1] = yes === true;
      }
      if (kind === 'k') kept[i - 1] = yes === true;
    }
    return { taken, queued, kept };
  }

  /** Other stores in the same database have locks of their own. */
  #key(name: string | undefined): string | null {
    if (name === undefined) return null;
    return createHash('sha256').update(`sitekeeper ${this.#schema} ${name}`).digest().readBigInt64BE().toString();
  }
}

/** For a client of locks: a query that is not answered in time fails. */
export const LOCK_CLIENT = { query_timeout: ANSWER_WITHIN_MS } as const;
