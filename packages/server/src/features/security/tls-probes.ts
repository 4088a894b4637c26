import type { Services } from '../../kernel/context.ts';
import type { QueueHandler } from '../../kernel/work/queue-handler.ts';
import { siteMessageHandler, siteMessages } from '../../kernel/work/site-messages.ts';
import { takeDueSites } from '../../ports/database/take-due.ts';
import { lookNextMonth, nextUsualSync } from '../sites/index.ts';
import { probeSite } from './probe-site.ts';
import { selectSiteUrl } from './security.store.ts';
import { tlsEndpoint } from './ssl-status.ts';

const QUEUE = 'tls-probes';
/** The first turn may come a quarter later (`nextUsualSync`): still before a finding grows old and somebody must wait. */
const EVERY_MS = 9 * 3600_000;
/** Sites in progress at once: the sites of a message are processed one by one, and all messages in parallel. */
const SITES_PER_LOOK = 400;
const SITES_PER_MESSAGE = 25;

/**
 * Queues the connected https sites whose certificate is due for a check, and gives each its next time, spread over the
 * interval. Returns how many.
 */
export async function queueTlsProbes({ database, clock, queue }: Services): Promise<number> {
  if ((await queue.size(QUEUE)) > 0) return 0;
  const now = clock.now();
  return database.write(async trx => {
    const due = trx
      .selectFrom('sites')
      .select(['id', 'url'])
      .where('status', '=', 'connected')
      .where('tls_due_at', '<=', now)
      .orderBy('tls_due_at')
      .limit(SITES_PER_LOOK);
    const taken = await takeDueSites(trx, database, due, 'tls_due_at', ({ id }) => nextUsualSync(id, now, EVERY_MS));
    const ids = taken.filter(({ url }) => tlsEndpoint(url) !== undefined).map(({ id }) => id);
    await queue.send(trx, QUEUE, siteMessages(ids, SITES_PER_MESSAGE));
    return ids.length;
  });
}

/** Processes what `queueTlsProbes` queued, one site after the other: this work is never urgent. */
export function tlsProbesHandler(services: Services): QueueHandler {
  return siteMessageHandler(services, {
    queue: QUEUE,
    async handle(siteIds) {
      for (const siteId of siteIds) {
        const url = await selectSiteUrl(services.database.db, siteId);
        const target = url === undefined ? undefined : tlsEndpoint(url);
        if (url !== undefined && target) await probeSite(services, { id: siteId, url }, target);
      }
    },
    setAside: siteIds => lookNextMonth(services, 'tls_due_at', siteIds),
  });
}
