import type { Services } from '../../kernel/context.ts';
import type { QueueHandler } from '../../kernel/work/queue-handler.ts';
import { siteMessageHandler, siteMessages } from '../../kernel/work/site-messages.ts';
import { takeDueSites } from '../../ports/database/take-due.ts';
import type { KnownSite } from './connection.ts';
import { loadSite } from './load-site.ts';
import { lookNextMonth } from './sync/look-again/look-next-month.ts';

/** Sites per run: a large fleet is processed gradually, not at once. */
const SITES_PER_LOOK = 200;
const SITES_PER_MESSAGE = 10;

/** Something that connected sites are looked at for, now and then. */
interface Looks {
  readonly queue: string;
  readonly due: 'icon_due_at' | 'network_due_at';
}

/**
 * Queues the sites that are due, new ones first, unless others are still queued. Returns how many.
 * @param next When a site is due again, in ms epoch.
 */
export async function queueDueLooks(
  { database, clock, queue }: Services,
  looks: Looks,
  next: (siteId: number, now: number) => number,
): Promise<number> {
  if ((await queue.size(looks.queue)) > 0) return 0;
  const now = clock.now();
  return database.write(async trx => {
    const due = trx
      .selectFrom('sites')
      .select('id')
      .where('status', '=', 'connected')
      .where(looks.due, '<=', now)
      .orderBy(looks.due)
      .orderBy('id', 'desc')
      .limit(SITES_PER_LOOK);
    const taken = await takeDueSites(trx, database, due, looks.due, ({ id }) => next(id, now));
    const ids = taken.map(({ id }) => id);
    await queue.send(trx, looks.queue, siteMessages(ids, SITES_PER_MESSAGE));
    return ids.length;
  });
}

/** Processes what `queueDueLooks` queued, one site after the other: this work is never urgent. */
export function dueLooksHandler(
  services: Services,
  { queue, due }: Looks,
  look: (services: Services, site: KnownSite) => Promise<unknown>,
): QueueHandler {
  return siteMessageHandler(services, {
    queue,
    async handle(siteIds) {
      for (const siteId of siteIds) {
        const site = await loadSite(services, siteId);
        if (site?.row.status === 'connected') await look(services, site);
      }
    },
    setAside: siteIds => lookNextMonth(services, due, siteIds),
  });
}
