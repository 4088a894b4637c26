import type { Services } from '../../../../kernel/context.ts';
import type { QueueHandler } from '../../../../kernel/work/queue-handler.ts';
import { siteMessageHandler } from '../../../../kernel/work/site-messages.ts';
import type { Queryable } from '../../../../ports/database/port.ts';
import { takeDueSites } from '../../../../ports/database/take-due.ts';
import { overSites } from '../../over-sites.ts';
import { runSyncById, setSyncAside } from '../run-sync.ts';
import { nextUsualSync } from '../sync-policy.ts';
import { intervalMs } from '../synced-row.ts';
import { queueSyncs, SYNC_QUEUE } from './queue-syncs.ts';

const SITES_PER_LOOK = 1000;
/**
 * Enough for all workers to take from. Sites that are due meanwhile wait: they would only be queued once more. What
 * workers have in hand does not count: it may wait for one host that hangs, and must not hold up all others.
 */
const MOST_MESSAGES = 1000;

/**
 * Queues the connected sites whose usual sync is due, and gives each its next time in the same transaction, so that
 * one of several processes gets them. Returns how many.
 */
export async function queueDueSyncs(services: Services): Promise<number> {
  const { database, clock, queue } = services;
  if (services.settings.syncIntervalMinutes === 0) return 0;
  const now = clock.now();
  if ((await dueSites(database.db, now).limit(1).execute()).length === 0) return 0;
  if ((await queue.waiting(SYNC_QUEUE)) >= MOST_MESSAGES) return 0;
  return database.write(async trx => {
    const next = ({ id }: { id: number }) => nextUsualSync(id, now, intervalMs(services));
    const taken = await takeDueSites(trx, database, dueSites(trx, now), 'next_sync_at', next);
    const ids = taken.map(site => site.id);
    await queueSyncs(trx, services, ids);
    return ids.length;
  });
}

const dueSites = (db: Queryable, now: number) =>
  db
    .selectFrom('sites')
    .select('id')
    .where('status', '=', 'connected')
    .where('next_sync_at', '<=', now)
    .orderBy('next_sync_at')
    .limit(SITES_PER_LOOK);

/** Works on what `queueSyncs` queued. The result of each sync is in the site itself. */
export function dueSyncsHandler(services: Services): QueueHandler {
  return siteMessageHandler(services, {
    queue: SYNC_QUEUE,
    handle: (siteIds, remain) => overSites(siteIds, siteId => runSyncById(services, siteId), { remain }),
    setAside: siteIds => overSites(siteIds, siteId => setSyncAside(services, siteId)),
  });
}
