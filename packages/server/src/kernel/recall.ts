import type { Database } from '../ports/database/port.ts';

/** Gives what `read` gave before, as long as the store has the same version. */
export type Recall = <T>(key: string, read: () => Promise<T>) => Promise<T>;

const MOST = 1000;
/** Callers choose parts of some keys, such as names. */
const LONGEST_KEY = 200;

/** Recalls nothing: for whoever asks once. */
export const readAnew: Recall = (_key, read) => read();

/**
 * The few small reads that come with every request, such as the row of its API key, by the version of the whole store. A
 * key that is revoked, in whichever process, is refused at the next request: that commit gives the store another version.
 */
export class StoreMemory {
  readonly #database: Pick<Database, 'version'>;
  readonly #kept = new Map<string, unknown>();
  #version = '';

  constructor(database: Pick<Database, 'version'>) {
    this.#database = database;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** @returns what may be used for a request that has already arrived. Ask again for the next one. */
  async now(): Promise<{ readonly version: string; readonly recall: Recall }> {
    const version = await this.#database.version();
    return { version, recall: (key, read) => this.#get(version, key, read) };
  }

  /** What is committed meanwhile makes a value newer than the version it is kept by, never older. */
  async #get<T>(version: string, key: string, read: () => Promise<T>): Promise<T> {
    this.#moveTo(version);
    if (this.#kept.has(key)) return this.#kept.get(key) as T;
    const value = await read();
    if (key.length > LONGEST_KEY || version !== this.#version) return value;
    if (this.#kept.size >= MOST) this.#kept.delete(this.#kept.keys().next().value as string);
    this.#kept.set(key, value);
    return value;
  }

  #moveTo(version: string): void {
    if (version === this.#version) return;
    this.#kept.clear();
    this.#version = version;
  }
}
