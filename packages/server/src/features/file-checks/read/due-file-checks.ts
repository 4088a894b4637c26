import type { Services } from '../../../kernel/context.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import type { QueueHandler } from '../../../kernel/work/queue-handler.ts';
import { siteMessageHandler, siteMessages } from '../../../kernel/work/site-messages.ts';
import { nextUsualSync, overSites } from '../../sites/index.ts';
import { compareFiles } from '../compare/compare-files.ts';
import { checkSiteFiles, EVERY_MS } from './check-site-files.ts';
import { takeDueFileChecks, updateChecksDue } from './consent.store.ts';
import { nameFiles } from './name-files.ts';

const QUEUE = 'file-checks';
const SET_ASIDE_MS = 30 * DAY_MS;
/** A new fleet is read gradually: each check keeps a site busy for a second or so. */
const SITES_PER_LOOK = 200;
const SITES_PER_MESSAGE = 10;
/** Of a message: a site can take minutes, see `checkSiteFiles`, and must not keep all others waiting. */
const SITES_AT_ONCE = 2;

/** Queues the sites whose files are due to be checked, each once a week. Returns how many. */
export async function queueFileChecks({ database, clock, queue }: Services): Promise<number> {
  if ((await queue.size(QUEUE)) > 0) return 0;
  const now = clock.now();
  return database.write(async trx => {
    const next = (siteId: number) => nextUsualSync(siteId, now, EVERY_MS);
    const ids = await takeDueFileChecks(trx, database, { now, limit: SITES_PER_LOOK, next });
    await queue.send(trx, QUEUE, siteMessages(ids, SITES_PER_MESSAGE));
    return ids.length;
  });
}

/** Works on what `queueFileChecks` queued, few sites at a time: this work is never urgent. */
export function fileChecksHandler(services: Services): QueueHandler {
  return siteMessageHandler(services, {
    queue: QUEUE,
    handle: (siteIds, remain) =>
      overSites(siteIds, siteId => checkSiteFiles(services, siteId), { atOnce: SITES_AT_ONCE, remain }),
    setAside: siteIds =>
      services.database.write(trx => updateChecksDue(trx, siteIds, services.clock.now() + SET_ASIDE_MS)),
  });
}

/** Compares what was read and names what is altered. */
export async function judgeCheckedFiles(services: Services): Promise<void> {
  await compareFiles(services);
  await nameFiles(services);
  // Naming reads again what has changed meanwhile.
  await compareFiles(services);
}
