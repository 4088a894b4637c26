import { byUserName } from '../../kernel/text/user-name.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';

export async function selectDeviceEpochById(db: Queryable, userId: number): Promise<number> {
  const query = db.selectFrom('users').select('device_epoch').where('id', '=', userId);
  return (await query.executeTakeFirstOrThrow()).device_epoch;
}

export async function selectDeviceEpochByName(
  db: Queryable,
  name: string,
): Promise<{ id: number; device_epoch: number } | undefined> {
  const query = byUserName(db.selectFrom('users').select(['id', 'device_epoch']), name);
  return query.executeTakeFirst();
}

/** Revokes all known devices of the user. */
export async function forgetDevices(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set(eb => ({ device_epoch: eb('device_epoch', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}
