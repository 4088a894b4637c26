import type { Selectable } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';

export type StoredSettingRow = Selectable<Tables['stored_settings']>;

export function selectStoredSettings(db: Queryable): Promise<StoredSettingRow[]> {
  return db.selectFrom('stored_settings').selectAll().execute();
}

/** The same, locked until the transaction ends: what the audit log says of them is what they were. */
export function lockStoredSettings(trx: Trx): Promise<StoredSettingRow[]> {
  return trx.selectFrom('stored_settings').selectAll().orderBy('name').forUpdate().execute();
}

export async function upsertStoredSetting(trx: Trx, row: StoredSettingRow): Promise<void> {
  const { name: _name, ...rest } = row;
  await trx
    .insertInto('stored_settings')
    .values(row)
    .onConflict(conflict => conflict.column('name').doUpdateSet(rest))
    .execute();
}

export async function deleteStoredSetting(trx: Trx, name: string): Promise<void> {
  await trx.deleteFrom('stored_settings').where('name', '=', name).execute();
}
