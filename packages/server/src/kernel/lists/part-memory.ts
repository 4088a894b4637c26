import { LRUCache } from 'lru-cache';
import type { Database, StorePart } from '../../ports/database/port.ts';
import type { Ctx } from '../context.ts';
import { readAnew, recallVersion } from '../recall.ts';

interface Kept<T> {
  readonly version: string;
  readonly value: Promise<T>;
}

type Entries<T> = LRUCache<string, Kept<T>>;

/** How much a memory holds: entries weigh 1 each, or what `weigh` says. */
interface Bound<T> {
  readonly most: number;
  readonly weigh?: (value: T) => number;
}

/** The store, and what earlier requests know of it. */
export type StoreOfRequest = Pick<Ctx, 'database' | 'recall'>;

export type Parts = StorePart | readonly StorePart[];

/**
 * What was worked out from parts of the store, kept as long as none of them changes, in whichever process. Who asks
 * for the same at the same moment waits for the same. The least lately used leave when there is too much.
 */
export class PartMemory<T> {
  readonly #parts: readonly StorePart[];
  readonly #bound: Bound<T>;
  readonly #of = new WeakMap<Database, Entries<T>>();

  constructor(parts: Parts, bound: Bound<T>) {
    this.#parts = typeof parts === 'string' ? [parts] : parts;
    this.#bound = bound;
  }

  /** Of its parts. For `get`, ask before anything is read: what is committed meanwhile makes a value newer, never older. */
  async version({ database, recall = readAnew }: StoreOfRequest): Promise<string> {
    return (await Promise.all(this.#parts.map(part => recallVersion(recall, database, part)))).join();
  }

  /**
   * @param work Reads nothing but these parts of the store, and follows from nothing else but the key.
   * @param at The version, where it was asked for already.
   */
  async get(database: Database, key: string, work: () => Promise<T>, at?: string): Promise<T> {
    const version = at ?? (await this.version({ database }));
    const entries = this.#entriesFor(database);
    const known = entries.get(key);
    const kept = known?.version === version ? known : this.#made(entries, key, version, work);
    return kept.value;
  }

  /** What is held for a store. */
  weightFor(database: Database): number {
    return this.#of.get(database)?.calculatedSize ?? 0;
  }

  #entriesFor(database: Database): Entries<T> {
    const known = this.#of.get(database);
    if (known) return known;
    const entries: Entries<T> = new LRUCache({ maxSize: this.#bound.most });
    this.#of.set(database, entries);
    return entries;
  }

  #made(entries: Entries<T>, key: string, version: string, work: () => Promise<T>): Kept<T> {
    const kept: Kept<T> = { version, value: work() };
    entries.set(key, kept, { size: 1 });
    const isThere = () => entries.peek(key) === kept;
    kept.value.then(
      value => {
        const size = this.#bound.weigh?.(value) ?? 1;
        // A copy: the same object would keep its size. It leaves if it alone is too much.
        if (isThere()) entries.set(key, { ...kept }, { size: Math.max(1, size) });
      },
      () => void (isThere() && entries.delete(key)),
    );
    return kept;
  }
}
