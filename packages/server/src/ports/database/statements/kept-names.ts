import { createHash } from 'node:crypto';

const names = new Map<string, string>();
/** A result with all columns of a table changes when another process brings the store up to date, which no kept plan survives. */
const ALL_COLUMNS = /^select (?:\*|"\w+"\.\*)/;

/**
 * Gives the text of a statement that is run again and again a name, so that a connection to PostgreSQL reads it once. The
 * same in every process.
 */
export function nameStatement(text: string): void {
  if (names.has(text) || ALL_COLUMNS.test(text)) return;
  names.set(text, `kept_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`);
}

export const nameOfStatement = (text: string): string | undefined => names.get(text);
