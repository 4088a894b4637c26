import type { Services } from '../../../kernel/context.ts';
import { loadSite } from '../load-site.ts';
import { SHARED_FILES_BUSY } from '../refusal.ts';
import { withLease } from '../site-lease.ts';
import { findNetwork } from './find-network.ts';
import { sharedFilesOf } from './networks.store.ts';

/**
 * Allows one change at a time, over all processes, on a site and all sites that share its files. The site's own lease
 * always comes first, so that nobody waits in a circle.
 * @throws AppError site_busy
 */
export async function withSiteTurn<T>(services: Services, siteId: number, work: () => Promise<T>): Promise<T> {
  return withLease(services, `site:${siteId}`, async () => {
    await lookAtFirstChange(services, siteId);
    const host = await sharedFilesOf(services.database.db, siteId);
    return host === undefined ? work() : withLease(services, `files:${host}`, work, SHARED_FILES_BUSY);
  });
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
