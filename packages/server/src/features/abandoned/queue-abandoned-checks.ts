import type { Services } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { siteMessages } from '../../kernel/work/site-messages.ts';
import { takeDueSites } from '../../ports/database/take-due.ts';
import { ABANDONED_QUEUE } from './gather-abandoned.ts';

/** Sites per run: a new fleet is processed gradually, not at once. */
const SITES_PER_LOOK = 200;
const SITES_PER_MESSAGE = 10;

/** Queues connected, synced sites whose items are due to be looked up, and gives each its next time. Returns how many. */
export async function queueAbandonedChecks({ database, clock, queue, settings }: Services): Promise<number> {
  if (settings.abandonedIntervalDays === 0) return 0;
  const now = clock.now();
  const next = now + settings.abandonedIntervalDays * DAY_MS;
  if ((await queue.size(ABANDONED_QUEUE)) > 0) return 0;
  return database.write(async trx => {
    const due = trx
      .selectFrom('sites')
      .select('id')
      .where('status', '=', 'connected')
      .where('abandoned_due_at', '<=', now)
      .where('last_sync_at', 'is not', null)
      .orderBy('abandoned_due_at')
      .orderBy('id')
      .limit(SITES_PER_LOOK);
    const taken = await takeDueSites(trx, database, due, 'abandoned_due_at', () => next);
    const ids = taken.map(site => site.id);
    await queue.send(trx, ABANDONED_QUEUE, siteMessages(ids, SITES_PER_MESSAGE));
    return ids.length;
  });
}
