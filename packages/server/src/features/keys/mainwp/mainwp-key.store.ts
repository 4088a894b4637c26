import type { Insertable } from 'kysely';
import { inChunks } from '../../../ports/database/bulk.ts';
import type { Database, Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import type { ApiKeyRow } from '../key.store.ts';

export function selectMainwpKey(db: Queryable, keyHash: string): Promise<ApiKeyRow | undefined> {
  return db.selectFrom('api_keys').selectAll().where('mainwp_key_hash', '=', keyHash).executeTakeFirst();
}

/** Ids of imported keys, by the hash of the consumer key. */
export async function selectMainwpKeyIds(db: Queryable, hashes: readonly string[]): Promise<Map<string, number>> {
  const rows = await inChunks(hashes, some =>
    db.selectFrom('api_keys').select(['id', 'mainwp_key_hash as hash']).where('mainwp_key_hash', 'in', some).execute(),
  );
  return new Map(rows.map(({ id, hash }) => [hash ?? '', id]));
}

/** @returns the id; undefined when a key with this consumer key exists. */
export async function insertMainwpKey(trx: Trx, row: Insertable<Tables['api_keys']>): Promise<number | undefined> {
  const made = await trx
    .insertInto('api_keys')
    .values(row)
    .onConflict(conflict => conflict.column('mainwp_key_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** Puts another hash of the same secret in place of one that is still the stored one. */
export async function replaceMainwpSecretHash(
  database: Database,
  { id, mainwp_secret_hash: old }: Pick<ApiKeyRow, 'id' | 'mainwp_secret_hash'>,
  mainwp_secret_hash: string,
): Promise<void> {
  const change = (trx: Trx) =>
    trx
      .updateTable('api_keys')
      .set({ mainwp_secret_hash })
      .where('id', '=', id)
      .where('mainwp_secret_hash', '=', old ?? '')
      .execute();
  await database.write(change);
}
