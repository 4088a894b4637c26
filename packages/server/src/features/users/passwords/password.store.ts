import type { Role } from '../../../kernel/context.ts';
import { byUserName } from '../../../kernel/text/user-name.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';

/** A user with the columns that prove the user's identity. */
export interface SignInRow {
  id: number;
  name: string;
  role: Role;
  password_hash: string | null;
  totp_sealed: string | null;
  totp_pending_sealed: string | null;
  totp_step: number | null;
}

const COLUMNS = ['id', 'name', 'role', 'password_hash', 'totp_sealed', 'totp_pending_sealed', 'totp_step'] as const;

export async function selectSignInRowByName(db: Queryable, name: string): Promise<SignInRow | undefined> {
  const query = byUserName(db.selectFrom('users').select(COLUMNS), name);
  return (await query.executeTakeFirst()) as SignInRow | undefined;
}

export async function selectSignInRowById(db: Queryable, id: number): Promise<SignInRow | undefined> {
  return (await db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst()) as
    | SignInRow
    | undefined;
}

/**
 * The same, locked until the transaction ends: what proves the identity of the user does not change in between. Whoever
 * ends sessions afterwards finds the one that is started now.
 */
export async function lockSignInRow(trx: Trx, id: number): Promise<SignInRow | undefined> {
  const user = trx.selectFrom('users').select(COLUMNS).where('id', '=', id);
  return (await user.forNoKeyUpdate().executeTakeFirst()) as SignInRow | undefined;
}

export async function setPasswordHash(trx: Trx, userId: number, password_hash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
}

/** How each user can sign in with a browser. */
export async function selectProofsOf(db: Queryable, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'totp_sealed'])
    .select(eb =>
      eb
        .selectFrom('passkeys')
        .whereRef('passkeys.user_id', '=', 'users.id')
        .select(count => count.fn.countAll<number>().as('count'))
        .as('passkeys'),
    )
    .where('id', 'in', [...userIds])
    .execute();
  const proofs = rows.map(({ id, password_hash, totp_sealed, passkeys }) => {
    const has = { has_password: password_hash !== null, second_factor: totp_sealed !== null };
    return [id, { ...has, passkeys: passkeys ?? 0 }] as const;
  });
  return new Map(proofs);
}
