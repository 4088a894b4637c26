import type { Services } from '../../../kernel/context.ts';
import type { QueueHandler } from '../../../kernel/work/queue-handler.ts';
import { siteMessageHandler, siteMessages } from '../../../kernel/work/site-messages.ts';
import { takeDueSites } from '../../../ports/database/take-due.ts';
import { loadSite } from '../load-site.ts';
import { lookNextMonth } from '../sync/look-again/look-next-month.ts';
import { findNetwork } from './find-network.ts';

const QUEUE = 'network-looks';
const RETRY_MS = 24 * 3600_000;
/** Sites per run: a large fleet is processed gradually, not at once. */
const SITES_PER_LOOK = 200;
const SITES_PER_MESSAGE = 10;

/** Queues connected sites that are due for a network check, new ones first. Returns how many. */
export async function queueNetworkLooks({ database, clock, queue, settings }: Services): Promise<number> {
  if (settings.networksIntervalDays === 0 || (await queue.size(QUEUE)) > 0) return 0;
  const now = clock.now();
  return database.write(async trx => {
    const due = trx
      .selectFrom('sites')
      .select('id')
      .where('status', '=', 'connected')
      .where('network_due_at', '<=', now)
      .orderBy('network_due_at')
      .orderBy('id', 'desc')
      .limit(SITES_PER_LOOK);
    const taken = await takeDueSites(trx, database, due, 'network_due_at', () => now + RETRY_MS);
    const ids = taken.map(site => site.id);
    await queue.send(trx, QUEUE, siteMessages(ids, SITES_PER_MESSAGE));
    return ids.length;
  });
}

/** Processes what `queueNetworkLooks` queued, one site after the other: this work is never urgent. */
export function networkLooksHandler(services: Services): QueueHandler {
  return siteMessageHandler({
    queue: QUEUE,
    async handle(siteIds) {
      for (const siteId of siteIds) {
        const site = await loadSite(services, siteId);
        if (site?.row.status === 'connected') await findNetwork(services, site);
      }
    },
    setAside: siteIds => lookNextMonth(services, 'network_due_at', siteIds),
  });
}
