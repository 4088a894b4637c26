import type { Insertable } from 'kysely';
import { inChunks } from '../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';

const ROWS_PER_INSERT = 200;

export async function insertEvents(trx: Trx, rows: readonly Insertable<Tables['events']>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await trx
      .insertInto('events')
      .values(rows.slice(from, from + ROWS_PER_INSERT))
      .execute();
  }
}

export async function selectExistingSites(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await inChunks(ids, chunk => db.selectFrom('sites').select('id').where('id', 'in', chunk).execute());
  return rows.map(({ id }) => id);
}
