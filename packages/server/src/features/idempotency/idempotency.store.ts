import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';

export type IdempotencyRow = Selectable<Tables['idempotency_keys']>;
export type IdempotencyPlace = Pick<IdempotencyRow, 'actor' | 'key_hash'>;

/**
 * One statement, so that only one of several simultaneous requests claims it. @returns false if there is one that has
 * not expired.
 */
export async function insertIdempotencyRow(trx: Trx, row: IdempotencyRow, now: number): Promise<boolean> {
  const { actor, key_hash, ...columns } = row;
  const taken = await trx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['actor', 'key_hash']).doUpdateSet(columns).where('idempotency_keys.expires_at', '<=', now),
    )
    .returning('key_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export function selectIdempotencyRow(
  trx: Trx,
  { actor, key_hash }: IdempotencyPlace,
): Promise<IdempotencyRow | undefined> {
  const query = trx.selectFrom('idempotency_keys').selectAll();
  return query.where('actor', '=', actor).where('key_hash', '=', key_hash).executeTakeFirst();
}

export async function updateIdempotencyRow(
  database: Database,
  { actor, key_hash }: IdempotencyPlace,
  columns: () => Partial<Pick<IdempotencyRow, 'answer_sealed' | 'lease_until'>>,
): Promise<void> {
  await database.write(trx =>
    trx
      .updateTable('idempotency_keys')
      .set(columns())
      .where('actor', '=', actor)
      .where('key_hash', '=', key_hash)
      .execute(),
  );
}

export async function deleteIdempotencyRow(database: Database, { actor, key_hash }: IdempotencyPlace): Promise<void> {
  await database.write(trx =>
    trx.deleteFrom('idempotency_keys').where('actor', '=', actor).where('key_hash', '=', key_hash).execute(),
  );
}
