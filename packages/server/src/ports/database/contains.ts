import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './port.ts';

/** Substring condition on a lower-cased column; `%`, `_` and `\` in the text are literal. */
export const contains = (column: string, lowerCasedText: string) => containing(sql.ref(column), lowerCasedText);

/** The same for a column of any case. Without an index: for tables of thousands of rows. */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  const lowerCased = text.toLowerCase();
  return containing(lowered(column, lowerCased), lowerCased);
}

function containing(value: RawBuilder<unknown>, lowerCasedText: string): RawBuilder<boolean> {
  const pattern = `%${lowerCasedText.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${value} like ${pattern} escape '\\'`;
}

/**
 * A column of any case, to be compared with a lower-cased text. The `lower` of both engines knows only the letters of
 * ASCII, so the other letters of the text are lowered one by one.
 */
export function lowered(column: string, lowerCasedText: string): RawBuilder<string> {
  let value = sql<string>`lower(${sql.ref(column)})`;
  for (const letter of new Set(lowerCasedText.match(/[^\0-\x7f]/gu))) {
    const capital = letter.toUpperCase();
    if (capital !== letter && capital.toLowerCase() === letter) value = sql`replace(${value}, ${capital}, ${letter})`;
  }
  return value;
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
