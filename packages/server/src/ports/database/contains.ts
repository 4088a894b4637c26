import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './port.ts';

/** Substring condition on a lower-cased column; `%`, `_` and `\` in the text are literal. */
export function contains(column: string, lowerCasedText: string): RawBuilder<boolean> {
  const pattern = `%${lowerCasedText.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/**
 * Whether the table `sites_search` can find a text: only SQLite has it, and its trigrams need three letters. PostgreSQL
 * has an index that `contains` uses.
 */
export const hasSearchIndex = (engine: Engine, text: string) => engine === 'sqlite' && [...text].length >= 3;
