import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../port.ts';
import type { Tables } from '../schema.ts';
import { findRowsByIndex } from './by-index.ts';

/** Rows deleted in one transaction: few enough that a waiting writer does not notice. */
export const ROWS_PER_DELETE = 1000;
/** Whoever waits for the embedded store looks every few milliseconds whether it is free. */
const LET_OTHERS_MS = 20;

/** To be called between two of many writes, or other processes would get no turn until the last. */
export const letOthersWrite = () => new Promise<void>(resolve => setTimeout(resolve, LET_OTHERS_MS));

export interface Deleting {
  readonly database: Pick<Database, 'engine' | 'write'>;
  /** Aborted once the process is to stop: the rest is left for the next time. */
  readonly stopping: AbortSignal;
}

/**
 * Deletes rows in transactions of a thousand rows each: while the rows of an hour of 10,000 sites are deleted, or those
 * of years because less is to be kept, others can write.
 * @param key Primary key of the table.
 * @param old Which rows, by columns of an index.
 */
export async function deleteInBatches(
  { database, stopping }: Deleting,
  { table, key }: { table: keyof Tables; key: readonly string[] },
  old: RawBuilder<unknown>,
): Promise<void> {
  const keys = sql.join(key.map(name => sql.ref(name)));
  const some = sql`select ${keys} from ${sql.table(table)} where ${old} limit ${sql.lit(ROWS_PER_DELETE)}`;
  while (!stopping.aborted) {
    const { numAffectedRows } = await database.write(async trx => {
      await findRowsByIndex(trx, database.engine);
      return sql`delete from ${sql.table(table)} where (${keys}) in (${some})`.execute(trx);
    });
    if (Number(numAffectedRows ?? 0n) < ROWS_PER_DELETE) return;
    await letOthersWrite();
  }
}
