import type { Services } from '../../../kernel/context.ts';
import type { QueueHandler } from '../../../kernel/work/queue-handler.ts';
import { siteMessageHandler, siteMessages } from '../../../kernel/work/site-messages.ts';
import { takeDueSites } from '../../../ports/database/take-due.ts';
import type { KnownSite } from '../connection.ts';
import { makeDueBy } from '../due-looks.store.ts';
import { loadSite } from '../load-site.ts';
import { lookNextMonth } from '../sync/look-again/look-next-month.ts';
import { nextUsualSync } from '../sync/sync-policy.ts';
import { findIcon } from './find-icon.ts';
import { deleteIcon, saveIcon } from './icon.store.ts';

const QUEUE = 'icon-looks';
const DAY_MS = 24 * 3600_000;
/** Sites per run: a large fleet is processed gradually, not at once. */
const SITES_PER_LOOK = 200;
const SITES_PER_MESSAGE = 10;

/** Queues connected sites whose icon is due to be looked up, new ones first. Returns how many. */
export async function queueIconLooks({ database, clock, queue, settings }: Services): Promise<number> {
  const everyMs = settings.iconsIntervalDays * DAY_MS;
  if (everyMs === 0 || (await queue.size(QUEUE)) > 0) return 0;
  const now = clock.now();
  return database.write(async trx => {
    const due = trx
      .selectFrom('sites')
      .select('id')
      .where('status', '=', 'connected')
      .where('icon_due_at', '<=', now)
      .orderBy('icon_due_at')
      .orderBy('id', 'desc')
      .limit(SITES_PER_LOOK);
    const taken = await takeDueSites(trx, database, due, 'icon_due_at', ({ id }) => nextUsualSync(id, now, everyMs));
    const ids = taken.map(({ id }) => id);
    await queue.send(trx, QUEUE, siteMessages(ids, SITES_PER_MESSAGE));
    return ids.length;
  });
}

/** Processes what `queueIconLooks` queued, one site after the other: this work is never urgent. */
export function iconLooksHandler(services: Services): QueueHandler {
  return siteMessageHandler({
    queue: QUEUE,
    async handle(siteIds) {
      for (const siteId of siteIds) {
        const site = await loadSite(services, siteId);
        if (site?.row.status === 'connected') await lookUpIcon(services, site);
      }
    },
    setAside: siteIds => lookNextMonth(services, 'icon_due_at', siteIds),
  });
}

async function lookUpIcon({ icons, database, clock }: Services, { row, address }: KnownSite): Promise<void> {
  const answer = await findIcon(icons, address);
  await database.write(async trx => {
    if (answer.outcome === 'found') return saveIcon(trx, row, answer.icon, clock.now());
    if (answer.outcome === 'none') return deleteIcon(trx, row);
    return makeDueBy(trx, 'icon_due_at', row.id, clock.now() + DAY_MS);
  });
}
