import type { Services } from '../../../kernel/context.ts';
import type { HeldLease } from '../held-lease.ts';
import { loadSite } from '../load-site.ts';
import { SHARED_FILES_BUSY } from '../refusal.ts';
import { withLease } from '../site-lease.ts';
import { findNetwork } from './find-network.ts';
import { sharedFilesOf } from './networks.store.ts';

/**
 * Allows one change at a time, over all processes, on a site and all sites that share its files. The site's own lease
 * always comes first, so that nobody waits in a circle.
 * @param work Changes sites by what it is given: nothing is sent once another process has the turn, because this one was
 * suspended.
 * @throws AppError site_busy
 */
export async function withSiteTurn<S extends Services, T>(
  services: S,
  siteId: number,
  work: (inTurn: S) => Promise<T>,
): Promise<T> {
  return withLease(services, `site:${siteId}`, async lease => {
    await lookAtFirstChange(services, siteId);
    const inTurn = whileHeld(services, lease);
    const host = await sharedFilesOf(services.database.db, siteId);
    if (host === undefined) return work(inTurn);
    return withLease(services, `files:${host}`, files => work(whileHeld(inTurn, files)), SHARED_FILES_BUSY);
  });
}

/** What was changed may always be looked at. */
function whileHeld<S extends Services>(services: S, lease: Pick<HeldLease, 'requireHeld'>): S {
  const childSites = services.childSites.watched(async effect => {
    if (effect === 'change') await lease.requireHeld();
  });
  return { ...services, childSites };
}

/** A site that was added a moment ago may be changed before its first network check. */
async function lookAtFirstChange(services: Services, siteId: number): Promise<void> {
  if (services.settings.networksIntervalDays === 0) return;
  const { db } = services.database;
  const row = db.selectFrom('sites').select('network_due_at').where('id', '=', siteId);
  if ((await row.executeTakeFirst())?.network_due_at !== 0) return;
  const site = await loadSite(services, siteId);
  if (site?.row.status === 'connected') await findNetwork(services, site);
}
