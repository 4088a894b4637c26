import type { Insertable } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';

export function selectPushKeys(db: Queryable) {
  return db.selectFrom('push_keys').selectAll().where('id', '=', 1).executeTakeFirst();
}

/** Stores the keys, unless another process was first. */
export async function insertPushKeys(trx: Trx, row: Omit<Insertable<Tables['push_keys']>, 'id'>): Promise<void> {
  const insert = trx.insertInto('push_keys').values({ id: 1, ...row });
  await insert.onConflict(conflict => conflict.column('id').doNothing()).execute();
}
