import type { Insertable } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';

export type PendingDay = Tables['pending_days'];

/** The last count of a day is the one that stays. */
export async function writePendingDay(trx: Trx, row: Insertable<PendingDay>): Promise<void> {
  const { day: _key, ...set } = row;
  await trx
    .insertInto('pending_days')
    .values(row)
    .onConflict(conflict => conflict.column('day').doUpdateSet(set))
    .execute();
}

export async function deletePendingDays(trx: Trx, before: number): Promise<void> {
  await trx.deleteFrom('pending_days').where('day', '<', before).execute();
}

/** Oldest first. */
export function selectPendingDays(db: Queryable, since: number): Promise<PendingDay[]> {
  return db.selectFrom('pending_days').selectAll().where('day', '>=', since).orderBy('day').execute();
}
