import type { Queryable, Trx } from '../../ports/database/port.ts';

const KEY = 'last_daily_backup';

/** When the newest daily backup was made, ms epoch, as the process noted that makes them. */
export async function selectLastBackup(db: Queryable): Promise<number | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return row && Number(row.value);
}

export async function storeLastBackup(trx: Trx, madeAt: number): Promise<void> {
  const value = String(madeAt);
  await trx
    .insertInto('meta')
    .values({ key: KEY, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
