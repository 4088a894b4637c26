import { undoSecondEncoding } from '../dump/charset.ts';
import type { OldTables } from '../dump/old-tables.ts';
import { type PhpValue, readPhpValue } from './php-values.ts';
import type { ProblemList } from './problem-list.ts';

/** The options of the WordPress site that the old dashboard runs on; on a network of sites, also those of the network. */
export class WordpressOptions {
  readonly #values = new Map<string, string>();
  readonly #problems: ProblemList;

  constructor({ tables }: OldTables, problems: ProblemList) {
    this.#problems = problems;
    for (const row of tables.get('options') ?? []) this.#set(row.option_name, row.option_value);
    for (const row of tables.get('sitemeta') ?? []) this.#set(row.meta_key, row.meta_value);
  }

  text(name: string): string {
    const stored = this.#values.get(name) ?? '';
    return undoSecondEncoding(stored) ?? stored;
  }

  integer(name: string): number | undefined {
    const text = this.text(name).trim();
    return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
  }

  /** A PHP-serialised array; empty if there is none. */
  map(name: string): ReadonlyMap<string | number, PhpValue> {
    const stored = this.#values.get(name) ?? '';
    if (stored === '') return new Map();
    const value = readPhpValue(stored) ?? readPhpValue(this.text(name));
    if (value instanceof Map) return value;
    this.#problems.changed('options', name, 'option_unreadable');
    return new Map();
  }

  #set(name: string | null | undefined, value: string | null | undefined): void {
    if (name && value && !this.#values.has(name)) this.#values.set(name, value);
  }
}
