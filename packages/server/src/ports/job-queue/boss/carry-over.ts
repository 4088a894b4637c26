import type { PgBoss } from 'pg-boss';
import type { Database } from '../../database/port.ts';
import { bossDb } from './boss-db.ts';

/**
 * Hands open work over to pg-boss that is in the table of the embedded store: of an earlier release, or of a store that
 * was moved here. Suspicions about messages are not carried over: a deadly message will show itself again.
 */
export async function carryOver(database: Database, boss: PgBoss, queues: readonly string[]): Promise<void> {
  const waiting = database.db.selectFrom('queue_messages').select('id').where('queue', 'in', queues).limit(1);
  if ((await waiting.execute()).length === 0) return;
  await database.write(async trx => {
    const all = await trx
      .selectFrom('queue_messages')
      .select(['id', 'queue', 'body_json', 'run_at'])
      .where('queue', 'in', queues)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const queue of queues) {
      const rows = all.filter(row => row.queue === queue);
      const jobs = rows.map(({ body_json, run_at }) => ({
        data: JSON.parse(body_json),
        startAfter: new Date(run_at).toISOString(),
      }));
      if (jobs.length > 0) await boss.insert(queue, jobs, { db: bossDb(trx) });
    }
    const ids = all.map(({ id }) => id);
    if (ids.length > 0) await trx.deleteFrom('queue_messages').where('id', 'in', ids).execute();
  });
}
