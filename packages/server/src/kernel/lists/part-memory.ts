import type { Database, StorePart } from '../../ports/database/port.ts';
import type { Ctx } from '../context.ts';
import { readAnew, recallVersion } from '../recall.ts';

interface Kept<T> {
  readonly version: string;
  readonly value: Promise<T>;
  weight: number;
}

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
  readonly #of = new WeakMap<Database, Map<string, Kept<T>>>();

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
    const entries = this.#of.get(database) ?? new Map<string, Kept<T>>();
    this.#of.set(database, entries);
    const known = entries.get(key);
    entries.delete(key);
    const kept = known?.version === version ? known : this.#made(entries, key, version, work);
    entries.set(key, kept);
    return kept.value;
  }

  /** What is held for a store. */
  weightFor(database: Database): number {
    return weightOf(this.#of.get(database) ?? new Map());
  }

  #made(entries: Map<string, Kept<T>>, key: string, version: string, work: () => Promise<T>): Kept<T> {
    const kept: Kept<T> = { version, value: work(), weight: 1 };
    const forget = () => {
      if (entries.get(key) === kept) entries.delete(key);
    };
    kept.value.then(value => {
      kept.weight = this.#bound.weigh?.(value) ?? 1;
      if (kept.weight > this.#bound.most) forget();
      let left = weightOf(entries);
      for (const [oldest, { weight }] of entries) {
        if (left <= this.#bound.most) break;
        entries.delete(oldest);
        left -= weight;
      }
    }, forget);
    return kept;
  }
}

function weightOf(entries: ReadonlyMap<string, { weight: number }>): number {
  let sum = 0;
  for (const { weight } of entries.values()) sum += weight;
  return sum;
}
