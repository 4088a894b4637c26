import type { Database } from '../ports/database/port.ts';

/** The same store, for work that is to meet something when it writes. */
export function withWrite(database: Database, write: Database['write']): Database {
  return Object.create(database, { write: { value: write } }) as Database;
}
