import type { Queryable } from '../database/port.ts';
import type { Backlog } from './port.ts';

/** The backlog of the queue in a table. @param now ms epoch */
export async function selectTableBacklog(db: Queryable, now: number): Promise<Backlog> {
  const { since, in_hand } = await db
    .selectFrom('queue_messages')
    .select(({ fn }) => [
      // What its holder left behind waits since the lease has ended.
      fn
        .min<number | null>(eb => eb.fn('max', ['run_at', 'lease_until']))
        .filterWhere('lease_until', '<=', now)
        .filterWhere('run_at', '<=', now)
        .as('since'),
      fn.countAll<number>().filterWhere('lease_until', '>', now).as('in_hand'),
    ])
    .executeTakeFirstOrThrow();
  return { waitingMs: since === null ? undefined : now - since, inHand: in_hand };
}
