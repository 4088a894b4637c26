import { type RawBuilder, sql } from 'kysely';

/** Substring condition on a lower-cased column; `%`, `_` and `\` in the text are literal. */
export function contains(column: string, lowerCasedText: string): RawBuilder<boolean> {
  const pattern = `%${lowerCasedText.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
