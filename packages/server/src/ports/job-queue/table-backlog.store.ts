import type { Queryable } from '../database/port.ts';
import type { Backlog } from './port.ts';

/** The backlog of the queue in a table. @param now ms epoch @param leftOut Queues that do not count. */
export async function selectTableBacklog(
  db: Queryable,
  now: number,
  leftOut: readonly string[] = [],
): Promise<Backlog> {
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
    .$if(leftOut.length > 0, query => query.where('queue', 'not in', [...leftOut]))
    .executeTakeFirstOrThrow();
  return { waitingMs: since === null ? undefined : now - since, inHand: in_hand };
}
