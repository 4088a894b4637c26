import type { Queryable, Trx } from '../../../ports/database/port.ts';

/** Up to when a person has seen what the bell tells of; 0 for nobody yet. */
export async function selectBellSeen(db: Queryable, userId: number): Promise<number> {
  const row = await db.selectFrom('bell_seen').select('seen_at').where('user_id', '=', userId).executeTakeFirst();
  return row?.seen_at ?? 0;
}

/** What was seen stays seen, whichever of two windows says so last. */
export async function saveBellSeen(trx: Trx, userId: number, seen_at: number): Promise<void> {
  await trx
    .insertInto('bell_seen')
    .values({ user_id: userId, seen_at })
    .onConflict(conflict =>
      conflict.column('user_id').doUpdateSet({ seen_at }).where('bell_seen.seen_at', '<', seen_at),
    )
    .execute();
}
