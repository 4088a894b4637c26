import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock/port.ts';
import { afterCommit, type Database, type Queryable } from '../database/port.ts';
import { noteLeftBehind } from './note-deaths.ts';
import { type JobQueue, LEASE_MS, type QueueOptions } from './port.ts';
import { selectTableBacklog } from './table-backlog.store.ts';

const ROWS_PER_INSERT = 200;

interface SqlQueueOptions extends QueueOptions {
  readonly clock: Clock;
}

/** The queue as one table of the embedded store. */
export function sqlJobQueue(
  database: Database,
  { clock, leaseMs = LEASE_MS, onSent = () => {} }: SqlQueueOptions,
): JobQueue {
  const holder = `${process.pid}:${randomUUID()}`;
  const idsOf = (ids: readonly string[]) => ids.map(Number);
  return {
    leaseMs,
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
      if (rows.length > 0) afterCommit(trx, onSent);
    },
    async withDue(queues) {
      const now = clock.now();
      const { rows } = await sql<{
        queue: string;
      }>`select wanted.value as queue from json_each(${JSON.stringify(queues)}) as wanted
        where exists (select 1 from queue_messages where queue = wanted.value
          and lease_until <= ${now} and run_at <= ${now} and suspicion = 0)`.execute(database.db);
      return new Set(rows.map(({ queue }) => queue));
    },
    async claim(queue, most) {
      const now = clock.now();
      const due = database.db
        .selectFrom('queue_messages')
        .select('id')
        .where('queue', '=', queue)
        .where('lease_until', '<=', now)
        .where('run_at', '<=', now)
        .where('suspicion', '=', 0)
        .orderBy('run_at')
        .orderBy('id')
        .limit(most);
      // Reads first: an idle worker must not take SQLite's write lock at every poll.
      if ((await due.limit(1).execute()).length === 0) return [];
      const rows = await database.write(async trx => {
        await noteLeftBehind(trx, now, holder).where('queue', '=', queue).execute();
        return trx
          .updateTable('queue_messages')
          .set(eb => ({ lease_until: now + leaseMs, holder, alone: 0, deliveries: eb('deliveries', '+', 1) }))
          .where('id', 'in', due)
          .returning(['id', 'run_at', 'body_json', 'deliveries'])
          .execute();
      });
      return rows
        .sort((a, b) => a.run_at - b.run_at || a.id - b.id)
        .map(row => ({ id: String(row.id), body: JSON.parse(row.body_json), deliveries: row.deliveries }));
    },
    async claimSuspects(queues, most, alone) {
      const now = clock.now();
      const due = database.db
        .selectFrom('queue_messages')
        .select('id')
        .where('suspicion', '>', 0)
        .where('queue', 'in', queues)
        .where('run_at', '<=', now)
        .where('lease_until', '<=', now)
        .orderBy('suspicion')
        .orderBy('run_at')
        .orderBy('id')
        .limit(most);
      if ((await due.limit(1).execute()).length === 0) return [];
      const set = { lease_until: now + leaseMs, holder, alone: alone ? 1 : 0 };
      const rows = await database.write(async trx => {
        await noteLeftBehind(trx, now, holder).where('suspicion', '>', 0).execute();
        return trx
          .updateTable('queue_messages')
          .set(eb => ({ ...set, deliveries: eb('deliveries', '+', 1) }))
          .where('id', 'in', due)
          .returning(['id', 'queue', 'body_json', 'deliveries', 'suspicion', 'deaths'])
          .execute();
      });
      return rows.map(({ id, body_json, ...known }) => ({ id: String(id), body: JSON.parse(body_json), ...known }));
    },
    async noLongerAlone(ids) {
      if (ids.length === 0) return;
      await database.write(trx =>
        trx
          .updateTable('queue_messages')
          .set({ alone: 0 })
          .where('id', 'in', idsOf(ids))
          .where('holder', '=', holder)
          .execute(),
      );
    },
    async absolve(ids) {
      if (ids.length === 0) return;
      const innocent = { alone: 0, suspicion: 0, deaths: 0, blamed: '' };
      await database.write(trx =>
        trx
          .updateTable('queue_messages')
          .set(innocent)
          .where('id', 'in', idsOf(ids))
          .where('holder', '=', holder)
          .execute(),
      );
    },
    async split({ id, queue, suspicion }, bodies) {
      const given = { queue, suspicion, run_at: clock.now(), lease_until: 0, deliveries: 0 };
      await database.write(async trx => {
        await trx.deleteFrom('queue_messages').where('id', '=', Number(id)).execute();
        const rows = bodies.map(body => ({ ...given, body_json: JSON.stringify(body) }));
        if (rows.length > 0) await trx.insertInto('queue_messages').values(rows).execute();
      });
    },
    async extend(ids) {
      if (ids.length === 0) return;
      const lease_until = clock.now() + leaseMs;
      const mine = { holder, lease_until, blamed: '', suspicion: 0, deaths: 0 };
      await database.write(async trx => {
        const table = trx.updateTable('queue_messages').where('id', 'in', idsOf(ids));
        await table.set({ lease_until }).where('holder', '=', holder).execute();
        // Others considered this process dead because it paused for longer than the lease. It is alive, so no message
        // is suspect.
        await table.set(mine).where('blamed', '=', holder).where('holder', '=', '').execute();
        await table.set({ blamed: '', suspicion: 0, deaths: 0 }).where('blamed', '=', holder).execute();
      });
    },
    async complete(ids) {
      if (ids.length === 0) return;
      await database.write(trx => trx.deleteFrom('queue_messages').where('id', 'in', idsOf(ids)).execute());
    },
    async release(ids, delayMs) {
      if (ids.length === 0) return;
      await database.write(trx =>
        trx
          .updateTable('queue_messages')
          .set({ lease_until: 0, holder: '', alone: 0, run_at: clock.now() + delayMs })
          .where('id', 'in', idsOf(ids))
          .execute(),
      );
    },
    holderDied: async () => {},
    async clockSetBack(trx, byMs) {
      const now = clock.now();
      for (const time of ['run_at', 'lease_until'] as const) {
        const earlier = trx.updateTable('queue_messages').set(time, eb => eb(time, '-', byMs));
        await earlier.where(time, '>', now).execute();
      }
    },
    async size(queue) {
      const { count } = await countOf(database.db, queue).executeTakeFirstOrThrow();
      return count;
    },
    async waiting(queue) {
      const free = countOf(database.db, queue).where('lease_until', '<=', clock.now());
      const { count } = await free.executeTakeFirstOrThrow();
      return count;
    },
    backlog: leftOut => selectTableBacklog(database.db, clock.now(), leftOut),
    close: async () => {},
  };
}

const countOf = (db: Queryable, queue: string) =>
  db
    .selectFrom('queue_messages')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('queue', '=', queue);
