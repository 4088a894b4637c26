import type { Database } from '../../ports/database/port.ts';

/** Notes that a process works, forgets those that have not been seen for long, and counts those that are left. */
export function upsertWorker(database: Database, id: string, now: number, goneAfterMs: number): Promise<number> {
  return database.write(async trx => {
    await trx
      .insertInto('workers')
      .values({ id, seen_at: now })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
    await trx
      .deleteFrom('workers')
      .where('seen_at', '<', now - goneAfterMs)
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
