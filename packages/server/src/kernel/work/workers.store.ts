import type { Database, Queryable } from '../../ports/database/port.ts';

/** How often a process that works says so. */
export const SEEN_EVERY_MS = 10_000;
/** One that has not said so for this time is gone. */
const GONE_AFTER_MS = 3 * SEEN_EVERY_MS;

/** Notes that a process works, forgets those that have not been seen for long, and counts those that are left. */
export function upsertWorker(database: Database, id: string, now: number): Promise<number> {
  return database.write(async trx => {
    await trx
      .insertInto('workers')
      .values({ id, seen_at: now })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
    await trx
      .deleteFrom('workers')
      .where('seen_at', '<', now - GONE_AFTER_MS)
      .execute();
    const { count } = await trx
      .selectFrom('workers')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });
}

export async function deleteWorker(database: Database, id: string): Promise<void> {
  await database.write(trx => trx.deleteFrom('workers').where('id', '=', id).execute());
}

/** Whether any process has lately said that it works. @param now ms epoch */
export async function isAnyoneSeen(db: Queryable, now: number): Promise<boolean> {
  const seen = db
    .selectFrom('workers')
    .select('id')
    .where('seen_at', '>=', now - GONE_AFTER_MS)
    .limit(1);
  return (await seen.execute()).length > 0;
}
