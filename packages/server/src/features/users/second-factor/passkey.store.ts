import type { Selectable } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';

export type PasskeyRow = Selectable<Tables['passkeys']>;

export async function selectPasskeysOf(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export async function selectPasskeyByCredential(db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** @returns its id; undefined when the passkey is known already. */
export async function insertPasskey(trx: Trx, passkey: Omit<PasskeyRow, 'id'>): Promise<number | undefined> {
  const insert = trx.insertInto('passkeys').values(passkey);
  return (
    await insert
      .onConflict(on => on.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;
}

/** @returns false when the passkey is not there any more. */
export async function markPasskeyUsed(trx: Trx, id: number, counter: number, now: number): Promise<boolean> {
  const update = trx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function deletePasskeyRow(trx: Trx, id: number, userId: number): Promise<string | undefined> {
  const query = trx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId);
  return (await query.returning('name').executeTakeFirst())?.name;
}

export async function deletePasskeysOf(trx: Trx, userId: number): Promise<number> {
  return Number((await trx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst()).numDeletedRows);
}

/** @returns false when the challenge was answered before. */
export async function insertUsedChallenge(trx: Trx, challenge_hash: string, expires_at: number): Promise<boolean> {
  const insert = trx.insertInto('used_challenges').values({ challenge_hash, expires_at });
  const { numInsertedOrUpdatedRows } = await insert.onConflict(on => on.doNothing()).executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteOldChallenges(trx: Trx, before: number): Promise<void> {
  await trx.deleteFrom('used_challenges').where('expires_at', '<', before).execute();
}
