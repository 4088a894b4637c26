import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './port.ts';

/** Substring condition on a lower-cased column; `%`, `_` and `\` in the text are literal. */
export function contains(column: string, lowerCasedText: string): RawBuilder<boolean> {
  const pattern = `%${lowerCasedText.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** The same for a column of any case. Without an index: for tables of thousands of rows. */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}

/**
 * Whether the table `sites_search` can find a text: only SQLite has it, and its trigrams need three letters. PostgreSQL
 * has an index that `contains` uses.
 */
export const hasSearchIndex = (engine: Engine, text: string) => engine === 'sqlite' && [...text].length >= 3;

/**
 * A text of any origin, compared by code points as columns are: PostgreSQL does not compare texts that two parts of a
 * union give it under different rules.
 */
export const asKey = (engine: Engine, text: RawBuilder<unknown>): RawBuilder<string> =>
  engine === 'postgres' ? sql<string>`cast(${text} as text) collate "C"` : sql<string>`cast(${text} as text)`;
