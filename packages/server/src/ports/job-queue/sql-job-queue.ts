import type { Clock } from '../clock/port.ts';
import type { Database } from '../database/port.ts';
import type { JobQueue } from './port.ts';

const ROWS_PER_INSERT = 200;

/** The queue as one table of the store, for SQLite and PostgreSQL alike. */
export function sqlJobQueue(database: Database, clock: Clock): JobQueue {
  const idsOf = (ids: readonly string[]) => ids.map(Number);
  return {
    async send(trx, queue, messages) {
      const rows = messages.map(message => ({
        queue,
        body_json: JSON.stringify(message.body),
        run_at: message.runAt ?? clock.now(),
        lease_until: 0,
        deliveries: 0,
      }));
      for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
        await trx
          .insertInto('queue_messages')
          .values(rows.slice(from, from + ROWS_PER_INSERT))
          .execute();
      }
    },
    async claim(queue, most, leaseMs) {
      const now = clock.now();
      const due = database.db
        .selectFrom('queue_messages')
        .select('id')
        .where('queue', '=', queue)
        .where('lease_until', '<=', now)
        .where('run_at', '<=', now)
        .orderBy('run_at')
        .orderBy('id')
        .limit(most);
      // A look first: an idle worker must not take SQLite's write lock at every poll.
      if ((await due.limit(1).execute()).length === 0) return [];
      const locked = database.engine === 'postgres' ? due.forUpdate().skipLocked() : due;
      const rows = await database.write(trx =>
        trx
          .updateTable('queue_messages')
          .set(eb => ({ lease_until: now + leaseMs, deliveries: eb('deliveries', '+', 1) }))
          .where('id', 'in', locked)
          .returning(['id', 'run_at', 'body_json', 'deliveries'])
          .execute(),
      );
      return rows
        .sort((a, b) => a.run_at - b.run_at || a.id - b.id)
        .map(row => ({ id: String(row.id), body: JSON.parse(row.body_json), deliveries: row.deliveries }));
    },
    async extend(ids, leaseMs) {
      if (ids.length === 0) return;
      await database.write(trx =>
        trx
          .updateTable('queue_messages')
          .set({ lease_until: clock.now() + leaseMs })
          .where('id', 'in', idsOf(ids))
          .execute(),
      );
    },
    async complete(ids) {
      if (ids.length === 0) return;
      await database.write(trx => trx.deleteFrom('queue_messages').where('id', 'in', idsOf(ids)).execute());
    },
    async release(ids, delayMs, { uncounted } = { uncounted: false }) {
      if (ids.length === 0) return;
      await database.write(trx =>
        trx
          .updateTable('queue_messages')
          .set(eb => ({
            ...{ lease_until: 0, run_at: clock.now() + delayMs },
            deliveries: eb('deliveries', '-', uncounted ? 1 : 0),
          }))
          .where('id', 'in', idsOf(ids))
          .execute(),
      );
    },
    async size(queue) {
      const { count } = await database.db
        .selectFrom('queue_messages')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .where('queue', '=', queue)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
