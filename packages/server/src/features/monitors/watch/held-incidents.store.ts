import type { Queryable, Trx } from '../../../ports/database/port.ts';
import { isOnHold } from '../../sites/index.ts';

/**
 * Ends open incidents of sites that are not checked any more, whose state is pending then. @returns those that it ended.
 * @param whose held: of sites on hold, or whose monitor is off. all: of all sites.
 */
export async function endUnwatchedIncidents(trx: Trx, now: number, most: number, whose: 'held' | 'all') {
  const open = await trx
    .selectFrom('monitor_incidents')
    .innerJoin('sites', 'sites.id', 'monitor_incidents.site_id')
    .innerJoin('monitors', 'monitors.site_id', 'sites.id')
    .select(['monitor_incidents.id', 'monitor_incidents.site_id', 'monitor_incidents.started_at', 'sites.url'])
    .where('monitor_incidents.ended_at', 'is', null)
    .$if(whose === 'held', q => q.where(eb => eb.or([isOnHold, eb('monitors.due_at', 'is', null)])))
    .orderBy('monitors.site_id')
    .limit(most)
    .forUpdate('monitors')
    .execute();
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  // Another process may have ended some of them before this one had the lock.
  const incidents = trx
    .updateTable('monitor_incidents')
    .set({ ended_at: now, unwatched: 1 })
    .where('ended_at', 'is', null);
  const updated = await incidents.where('id', 'in', ids).returning('id').execute();
  const updatedIds = new Set(updated.map(({ id }) => id));
  const ended = open.filter(({ id }) => updatedIds.has(id));
  if (ended.length === 0) return [];
  const monitors = trx.updateTable('monitors').set({ status: 'pending', status_at: now, reason: null, cause: null });
  await monitors
    .where(
      'site_id',
      'in',
      ended.map(({ site_id }) => site_id),
    )
    .execute();
  return ended;
}

/** The first and the last time at which a site is due; null where none is to be checked. */
export async function selectDueRange(db: Queryable): Promise<{ first: number | null; last: number | null }> {
  const edge = (order: 'asc' | 'desc') =>
    db.selectFrom('monitors').select('due_at').where('due_at', 'is not', null).orderBy('due_at', order).limit(1);
  const [first, last] = [await edge('asc').executeTakeFirst(), await edge('desc').executeTakeFirst()];
  return { first: first?.due_at ?? null, last: last?.due_at ?? null };
}
