import type { Queryable, Trx } from '../../../ports/database/port.ts';

/** Up to `most` of them. */
export async function selectConnectedCount(db: Queryable, most: number): Promise<number> {
  const rows = await db.selectFrom('sites').select('id').where('status', '=', 'connected').limit(most).execute();
  return rows.length;
}

export async function isDismissed(db: Queryable, userId: number): Promise<boolean> {
  const rows = await db.selectFrom('first_steps_dismissed').select('user_id').where('user_id', '=', userId).execute();
  return rows.length > 0;
}

/** @returns whether that changed anything. */
export async function insertDismissal(trx: Trx, user_id: number, dismissed_at: number): Promise<boolean> {
  const insert = trx.insertInto('first_steps_dismissed').values({ user_id, dismissed_at });
  const { numInsertedOrUpdatedRows } = await insert.onConflict(on => on.doNothing()).executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What shows that each step was taken. */
export async function selectEvidence(db: Queryable, { userId, now }: { userId: number; now: number }) {
  const some = (rows: readonly unknown[]) => rows.length > 0;
  const user = db.selectFrom('users').select('id');
  const [secured, passkeys, users, invited, channels, rules] = await Promise.all([
    user.where('id', '=', userId).where('totp_sealed', 'is not', null).execute(),
    db.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1).execute(),
    user.limit(2).execute(),
    db
      .selectFrom('invitations')
      .select('id')
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .limit(1)
      .execute(),
    db
      .selectFrom('channels')
      .select('id')
      .where('enabled', '=', 1)
      .where(eb => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', userId)]))
      .where('last_success_at', 'is not', null)
      .limit(1)
      .execute(),
    db.selectFrom('alarm_rules').select('id').where('enabled', '=', 1).limit(1).execute(),
  ]);
  return {
    second_factor: some(secured) || some(passkeys),
    colleague: users.length > 1 || some(invited),
    channel: some(channels),
    alarm_rule: some(rules),
  };
}
