import type pg from 'pg';

/** Queries of requests and jobs take less. Where one takes longer, the server is asked about it. */
const LOOK_MS = 20_000;

/** What the library keeps of a connection. */
interface Insides {
  readonly connection: { readonly stream: { readonly bytesRead: number; destroy(error: Error): void } };
  _getActiveQuery(): object | null;
}

interface Watched {
  readonly client: Insides;
  /** Process id of the server's end; undefined while it is not known, and behind a pooler, which tells another. */
  pid: number | undefined;
  /** As of the last look. */
  query: object | null;
  bytes: number;
}

/**
 * Ends connections that have lost their server without a word: its machine is cut off, and another one may have its
 * address by now. The system repeats a query that nobody confirms for a quarter of an hour, and sends no probes meanwhile.
 */
export class SilenceWatch {
  readonly #connect: () => Promise<pg.Client>;
  readonly #lookMs: number;
  readonly #all = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;
  /** Looks in a row at which nobody answered. */
  #unanswered = 0;

  /** @param connect Makes another connection to the same address; it and what is asked there give up soon. */
  constructor(connect: () => Promise<pg.Client>, lookMs = LOOK_MS) {
    this.#connect = connect;
    this.#lookMs = lookMs;
  }

  /** @returns what is told the process id of the server's end, once it is known to be that of this connection. */
  watch(client: pg.ClientBase): (pid: number) => void {
    const watched: Watched = { client: client as unknown as Insides, pid: undefined, query: null, bytes: 0 };
    this.#all.add(watched);
    client.once('end', () => this.#all.delete(watched));
    this.#timer ??= this.#lookLater();
    return pid => {
      watched.pid = pid;
    };
  }

  stop(): void {
    this.#all.clear();
    clearTimeout(this.#timer);
  }

  #lookLater(): NodeJS.Timeout {
    return setTimeout(async () => {
      await this.#look();
      this.#timer = this.#all.size > 0 ? this.#lookLater() : undefined;
    }, this.#lookMs).unref();
  }

  async #look(): Promise<void> {
    const silent = [...this.#all].filter(isSilent);
    if (silent.length === 0) {
      this.#unanswered = 0;
      return;
    }
    const isWorkedOn = await this.#ask(silent.flatMap(({ pid }) => pid ?? []));
    const lost = new Error('Connection terminated: the server does not answer, or does not work on the query');
    // What has come meanwhile was only late.
    for (const one of silent) if (!isWorkedOn(one.pid) && isSilent(one)) one.client.connection.stream.destroy(lost);
  }

  /**
   * Which connections the server works on. Through a pooler it can't be seen, so that somebody is there is enough: it may
   * have no connection left for a question. One question that is not answered proves nothing: an upgrade of half an hour
   * is asked about a hundred times.
   */
  async #ask(pids: readonly number[]): Promise<(pid: number | undefined) => boolean> {
    let asking: pg.Client | undefined;
    try {
      asking = await this.#connect();
      if (pids.length === 0) {
        this.#unanswered = 0;
        return () => true;
      }
      const { rows } = await asking.query<{ pid: number }>(WORKED_ON, [pids]);
      const found = new Set(rows.map(({ pid }) => pid));
      this.#unanswered = 0;
      return pid => pid === undefined || found.has(pid);
    } catch (error) {
      const isThere = asking !== undefined || 'severity' in (error as Error) || isOurs(error); // slow, or refuses
      this.#unanswered = isThere ? 0 : this.#unanswered + 1;
      const isGone = this.#unanswered > 1;
      return () => !isGone;
    } finally {
      asking?.end().catch(() => {});
    }
  }
}

/** A state that this role may not see counts: the connection is there. */
const WORKED_ON = `select pid from pg_stat_activity
  where pid = any($1::int[]) and coalesce(state, '') not like 'idle%'`;

/** This process has no descriptor left to ask with. */
const isOurs = (error: unknown) => ['EMFILE', 'ENFILE'].includes(String((error as { code?: unknown }).code));

/** Nothing has come since the last look, although the same query waits. */
function isSilent(watched: Watched): boolean {
  const { client, query, bytes } = watched;
  watched.query = client._getActiveQuery();
  watched.bytes = client.connection.stream.bytesRead;
  return watched.query !== null && watched.query === query && watched.bytes === bytes;
}
