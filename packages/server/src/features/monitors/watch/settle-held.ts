import type { Services } from '../../../kernel/context.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { emitEvents, type NewEvent } from '../../events/index.ts';
import { endUnwatchedIncidents } from './held-incidents.store.ts';

const AT_A_TIME = 500;

type Parts = Pick<Services, 'database' | 'clock' | 'stopping'>;

/**
 * Ends the incidents of sites that were put on hold, or whose monitor was switched off, while they were down: nobody
 * knows how they are from then on. What they come to when they are checked again is a new incident.
 */
export const settleHeldIncidents = (services: Services) => endIncidents(services, 'held');

/** The same of all sites, once nobody checks any. */
export const settleAllIncidents = (services: Parts) => endIncidents(services, 'all');

async function endIncidents({ database, clock, stopping }: Parts, whose: 'held' | 'all'): Promise<void> {
  let ended = AT_A_TIME;
  while (ended === AT_A_TIME && !stopping.aborted) {
    ended = await database.write(async trx => {
      const now = clock.now();
      const incidents = await endUnwatchedIncidents(trx, now, AT_A_TIME, whose);
      const events = incidents.map(({ site_id, url, started_at }): NewEvent => {
        return { type: 'site.unwatched', siteId: site_id, data: { url, down_since: isoInstant(started_at) } };
      });
      await emitEvents(trx, events, new Date(now));
      return incidents.length;
    });
  }
}
