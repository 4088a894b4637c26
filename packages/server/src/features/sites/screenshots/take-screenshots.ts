import type { Services } from '../../../kernel/context.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { requireNotStopping } from '../../../kernel/work/job.ts';
import type { QueueHandler } from '../../../kernel/work/queue-handler.ts';
import { siteMessageHandler, siteMessages } from '../../../kernel/work/site-messages.ts';
import { takeDueSites } from '../../../ports/database/take-due.ts';
import type { Screenshots } from '../../../ports/screenshots/port.ts';
import type { KnownSite } from '../connection.ts';
import { makeDueBy } from '../due-looks.store.ts';
import { loadSite } from '../load-site.ts';
import { lookNextMonth } from '../sync/look-again/look-next-month.ts';
import { nextUsualSync } from '../sync/sync-policy.ts';
import { photographSite } from './photograph-site.ts';
import { canBePhotographed, selectDueScreenshots } from './screenshot.store.ts';

/** Processes without a browser leave it to others. Where there is none with one, what waits in it waits on. */
export const SCREENSHOTS_QUEUE = 'screenshots';
/** A browser costs seconds of processor time for each: 10,000 sites take most of a day, and no more than a core. */
const SITES_PER_MINUTE = 10;

/**
 * Queues connected sites whose picture is due, new ones first. Those that are down stay due until they answer again.
 * Returns how many.
 */
export async function queueScreenshots(services: Services): Promise<number> {
  const { database, clock, queue, settings, screenshots } = services;
  const everyMs = settings.screenshotsIntervalDays * DAY_MS;
  if (everyMs === 0 || screenshots === undefined || (await queue.size(SCREENSHOTS_QUEUE)) > 0) return 0;
  const now = clock.now();
  // Whether there is a sandbox shows in starting a browser: that is left for when there is something to do.
  const isAnyDue = (await selectDueScreenshots(database.db, now, 1).execute()).length > 0;
  if (!isAnyDue || (await screenshots.problem()) !== undefined) return 0;
  return database.write(async trx => {
    const due = selectDueScreenshots(trx, now, SITES_PER_MINUTE);
    const next = ({ id }: { id: number }) => nextUsualSync(id, now, everyMs);
    const taken = await takeDueSites(trx, database, due, 'screenshot_due_at', next);
    const ids = taken.map(({ id }) => id);
    await queue.send(trx, SCREENSHOTS_QUEUE, siteMessages(ids, 1));
    return ids.length;
  });
}

/** Takes the pictures of what `queueScreenshots` queued. A process without a browser leaves that to the others. */
export function screenshotsHandler(services: Services, screenshots: Screenshots): QueueHandler {
  return siteMessageHandler(services, {
    queue: SCREENSHOTS_QUEUE,
    async handle(siteIds) {
      for (const siteId of siteIds) {
        const site = await loadSite(services, siteId);
        if (site) await takeScreenshot(services, screenshots, site);
      }
    },
    setAside: siteIds => lookNextMonth(services, 'screenshot_due_at', siteIds),
  });
}

/** What was stored before stays where there is no good picture: it says when it was taken. */
async function takeScreenshot(services: Services, screenshots: Screenshots, site: KnownSite): Promise<void> {
  const { database, clock, log } = services;
  const { id } = site.row;
  if (!(await canBePhotographed(database.db, id))) {
    return database.write(trx => makeDueBy(trx, 'screenshot_due_at', id, clock.now()));
  }
  requireNotStopping(services);
  const reason = await photographSite(services, screenshots, site);
  requireNotStopping(services); // which may be why it failed
  if (reason === undefined) return;
  log.info({ site: id, reason }, 'no screenshot was taken');
  return database.write(trx => makeDueBy(trx, 'screenshot_due_at', id, clock.now() + DAY_MS));
}
