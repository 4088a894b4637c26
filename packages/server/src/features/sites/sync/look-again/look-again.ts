import { MINIMAL_SYNC_DATA, stats } from '@sitekeeper/protocol';
import { appendAudit } from '../../../../kernel/audit/audit.ts';
import type { Services } from '../../../../kernel/context.ts';
import type { QueueHandler } from '../../../../kernel/work/queue-handler.ts';
import { SET_ASIDE } from '../../../../kernel/work/set-aside.ts';
import { siteMessageHandler, siteMessages } from '../../../../kernel/work/site-messages.ts';
import { emitEvents } from '../../../events/index.ts';
import { loadSite } from '../../load-site.ts';
import { overSites } from '../../over-sites.ts';
import { failureOf, type SiteFailure } from '../../site-failure.ts';
import { runSyncById } from '../run-sync.ts';
import { recoveredEvents } from '../sync-events.ts';
import { isAnyDue, selectFailedSyncs, storeBack, storeSetAside, storeStillLost, takeDue } from './look-again.store.ts';

const QUEUE = 'look-again';
const SITES_PER_MESSAGE = 25;

/**
 * Queues the sites that were disconnected by inference, because their connector seemed to be gone: the inference may be
 * wrong or out of date. Returns how many. They are asked even where usual syncs are off.
 */
export async function queueLooks({ database, clock, queue }: Services): Promise<number> {
  const now = clock.now();
  if (!(await isAnyDue(database, now))) return 0;
  return database.write(async trx => {
    const ids = await takeDue(trx, database, now);
    await queue.send(trx, QUEUE, siteMessages(ids, SITES_PER_MESSAGE));
    return ids.length;
  });
}

/** Works on what `queueLooks` queued. */
export function looksHandler(services: Services): QueueHandler {
  const { database, clock } = services;
  return siteMessageHandler(services, {
    queue: QUEUE,
    handle: (siteIds, remain) => overSites(siteIds, siteId => askLostSite(services, siteId), { remain }),
    setAside: siteIds =>
      database.write(async trx => {
        for (const id of siteIds) await storeSetAside(trx, id, SET_ASIDE, clock.now());
      }),
  });
}

/** Sends one site a minimal signed request. If it answers, it is connected again and synced. */
export async function askLostSite(services: Services, siteId: number): Promise<void> {
  const site = await loadSite(services, siteId);
  const lost = site?.row.status === 'disconnected' && site.row.disconnected_by === 'missing_connector';
  if (!lost || !site.connection) return;
  const { connection } = site;
  const minimal = { syncData: MINIMAL_SYNC_DATA, server: site.server };
  const failure = await services.childSites.call(connection, stats, minimal).then(() => undefined, failureOf);
  if (await store(services, siteId, failure)) await runSyncById(services, siteId);
}

/** @returns whether the site is connected again. */
async function store(services: Services, id: number, failure: SiteFailure | undefined): Promise<boolean> {
  const { database, clock } = services;
  return database.write(async trx => {
    if (failure) {
      await storeStillLost(trx, id, failure, clock.now());
      return false;
    }
    const failed = await selectFailedSyncs(trx, id);
    if (!(await storeBack(trx, id, clock.now()))) return false;
    const back = { type: 'site.reconnected', siteId: id, data: {} } as const;
    await emitEvents(trx, [back, ...recoveredEvents(id, failed)], new Date(clock.now()));
    const detail = { from: 'disconnected', to: 'connected', by: 'the site answered again' };
    await appendAudit(trx, services, { actor: 'system:sync' }, [
      { action: 'site.reconnected', subject: `site:${id}`, detail },
    ]);
    return true;
  });
}
