import type { Queryable, Trx } from '../../../ports/database/port.ts';
import { recoveryCodeHash } from './totp.ts';

export async function setPendingTotp(trx: Trx, userId: number, totp_pending_sealed: string): Promise<void> {
  await trx.updateTable('users').set({ totp_pending_sealed }).where('id', '=', userId).execute();
}

/** @param step The step of the code that proved it, which is used up. */
export async function setTotp(
  trx: Trx,
  userId: number,
  totp_sealed: string | null,
  step: number | null,
): Promise<void> {
  const columns = { totp_sealed, totp_pending_sealed: null, totp_step: step };
  await trx.updateTable('users').set(columns).where('id', '=', userId).execute();
}

/** @returns false when a code of this step, or of a later one, was used already. */
export async function useStep(trx: Trx, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', userId)
    .where('totp_sealed', 'is not', null)
    .where(eb => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(trx: Trx, userId: number, codes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (codes.length === 0) return;
  const rows = codes.map(code => ({ user_id: userId, code_hash: recoveryCodeHash(code) }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** @returns false if there is no such code, or it has been used. */
export async function useRecoveryCode(trx: Trx, userId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', recoveryCodeHash(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function selectRecoveryCodeCount(db: Queryable, userId: number): Promise<number> {
  const query = db.selectFrom('recovery_codes').where('user_id', '=', userId);
  return (await query.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}
