import type { CompiledQuery } from 'kysely';
import type { Database, StorePart } from '../ports/database/port.ts';

/** Gives what `read` gave before, as long as the store has the same version. */
export type Recall = <T>(key: string, read: () => Promise<T>) => Promise<T>;

/** Rows that are looked up with each request of a caller. */
export interface RowLookup<Row = unknown> {
  readonly key: string;
  readonly query: () => CompiledQuery<Row>;
}

/** What a request will recall. */
export type Foreseen = () => readonly RowLookup[];

/** The version of a part, as far as it still holds. */
export function recallVersion(recall: Recall, database: Pick<Database, 'version'>, part: StorePart): Promise<string> {
  return recall(keyOfVersion(part), () => database.version(part));
}

const keyOfVersion = (part: string) => `version of ${part}`;

/** The rows of a lookup, as far as they still hold. */
export function recallRows<Row>(recall: Recall, { db }: Pick<Database, 'db'>, lookup: RowLookup<Row>): Promise<Row[]> {
  return recall(lookup.key, async () => (await db.executeQuery(lookup.query())).rows);
}

const MOST = 1000;
/** Callers choose parts of some keys, such as names. */
const LONGEST_KEY = 200;
/** Rows come with the version after a pause of so long, if the store has changed within the last seconds. */
const TOGETHER = { pauseMs: 5, changedMs: 10_000 };

type Versions = Pick<Database, 'version'> & Partial<Pick<Database, 'versionWith'>>;

/** Recalls nothing: for whoever asks once. */
export const readAnew: Recall = (_key, read) => read();

/**
 * The few small reads that come with every request, such as the row of its API key, by the version of the whole store. A
 * key that is revoked, in whichever process, is refused at the next request: that commit gives the store another version.
 */
export class StoreMemory {
  readonly #database: Versions;
  readonly #together: typeof TOGETHER;
  #askedAt = Number.NEGATIVE_INFINITY;
  #changedAt = performance.now();
  #kept = new Map<string, unknown>();
  #version = '';

  constructor(database: Versions, together = TOGETHER) {
    this.#database = database;
    this.#together = together;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** @returns what may be used for a request that has already arrived. Ask again for the next one. */
  async now(foreseen: Foreseen = () => []): Promise<{ readonly version: string; readonly recall: Recall }> {
    const version = await this.#ask(foreseen);
    this.#moveTo(version);
    return { version, recall: (key, read) => this.#get(version, key, read) };
  }

  /**
   * A store that changes has probably done so during a pause, too: the rows come with its version, which saves a round
   * trip. Otherwise they are known, and to ask for the version alone takes a third of the time.
   */
  async #ask(foreseen: Foreseen): Promise<string> {
    const { versionWith } = this.#database;
    const at = performance.now();
    const { pauseMs, changedMs } = this.#together;
    const changes = at - this.#askedAt >= pauseMs && at - this.#changedAt <= changedMs;
    this.#askedAt = at;
    const lookups = versionWith && changes ? foreseen().filter(({ key }) => key.length <= LONGEST_KEY) : [];
    if (!versionWith || lookups.length === 0) return this.#database.version();
    const { version, parts, rows } = await versionWith(lookups.map(({ query }) => query()));
    this.#moveTo(version);
    for (const [part, ofPart] of Object.entries(parts)) this.#keep(keyOfVersion(part), ofPart);
    for (const [index, { key }] of lookups.entries()) this.#keep(key, rows[index]);
    return version;
  }

  /** What is committed meanwhile makes a value newer than the version it is kept by, never older. */
  async #get<T>(version: string, key: string, read: () => Promise<T>): Promise<T> {
    this.#moveTo(version);
    if (this.#kept.has(key)) return this.#kept.get(key) as T;
    const value = await read();
    if (key.length <= LONGEST_KEY && version === this.#version) this.#keep(key, value);
    return value;
  }

  #keep(key: string, value: unknown): void {
    if (this.#kept.size >= MOST) this.#kept.delete(this.#kept.keys().next().value as string);
    this.#kept.set(key, value);
  }

  #moveTo(version: string): void {
    if (version === this.#version) return;
    this.#kept = new Map(); // see docs/decisions/0085
    this.#version = version;
    this.#changedAt = performance.now();
  }
}
