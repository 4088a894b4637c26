import type { Queryable, Trx } from '../../ports/database/port.ts';
import { selectMeta, writeMeta } from '../../ports/database/statements/meta.ts';

const KEY = 'last_daily_backup';

/** When the newest daily backup was made, ms epoch, as the process noted that makes them. */
export async function selectLastBackup(db: Queryable): Promise<number | undefined> {
  const value = await selectMeta(db, KEY);
  return value === undefined ? undefined : Number(value);
}

export async function storeLastBackup(trx: Trx, madeAt: number): Promise<void> {
  await writeMeta(trx, KEY, String(madeAt));
}
