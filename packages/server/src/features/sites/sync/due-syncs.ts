import type { Services } from '../../../kernel/context.ts';
import type { QueueHandler } from '../../../kernel/work/worker.ts';
import { updateRows } from '../../../ports/database/bulk.ts';
import { overSites } from '../over-sites.ts';
import { siteMessages, siteQueueHandler } from '../site-queue.ts';
import { runSyncById, setSyncAside } from './run-sync.ts';
import { intervalMs } from './save-outcomes.ts';
import { nextUsualSync } from './sync-policy.ts';

const QUEUE = 'due-syncs';
const SITES_PER_MESSAGE = 25;
const SITES_PER_LOOK = 1000;

/**
 * Queues the connected sites whose usual sync is due, and gives each its next time in the same transaction, so that
 * one of several processes gets them. Returns how many.
 */
export async function queueDueSyncs(services: Services): Promise<number> {
  const { database, clock, queue } = services;
  if (services.settings.syncIntervalMinutes === 0) return 0;
  const now = clock.now();
  const due = database.db
    .selectFrom('sites')
    .select('id')
    .where('status', '=', 'connected')
    .where('next_sync_at', '<=', now)
    .orderBy('next_sync_at')
    .limit(SITES_PER_LOOK);
  if ((await due.limit(1).execute()).length === 0) return 0;
  return database.write(async trx => {
    const mine = trx
      .selectFrom('sites')
      .select('id')
      .where('status', '=', 'connected')
      .where('next_sync_at', '<=', now);
    const limited = mine.orderBy('next_sync_at').limit(SITES_PER_LOOK);
    const rows = await (database.engine === 'postgres' ? limited.forUpdate().skipLocked() : limited).execute();
    const ids = rows.map(row => row.id);
    const set = { table: 'sites', columns: { id: 'integer', next_sync_at: 'integer' }, key: ['id'] } as const;
    const next = ids.map(id => ({ id, next_sync_at: nextUsualSync(id, now, intervalMs(services)) }));
    await updateRows(trx, database.engine, set, next);
    await queue.send(trx, QUEUE, siteMessages(ids, SITES_PER_MESSAGE));
    return ids.length;
  });
}

/** Works on what `queueDueSyncs` queued. The result of each sync is in the site itself. */
export function dueSyncsHandler(services: Services): QueueHandler {
  return siteQueueHandler({
    queue: QUEUE,
    work: siteId => runSyncById(services, siteId),
    setAside: siteIds => overSites(siteIds, siteId => setSyncAside(services, siteId)),
  });
}
