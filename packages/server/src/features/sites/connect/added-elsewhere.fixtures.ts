import type { Database } from '../../../ports/database/port.ts';
import { uncommitted } from '../../../testing/wait-for-lock.ts';
import { newSiteColumns } from '../new-site-columns.ts';
import { siteKey } from '../site.ts';
import { lockAddresses } from './lock-addresses.ts';

/** A site that another process stores, as `storeNewSite` does. @returns what commits it. */
export function addedElsewhere(database: Database, url: string, admin: string): Promise<() => Promise<void>> {
  const columns = newSiteColumns({ url, name: undefined, admin, address: { verifyTls: true } }, 1);
  return uncommitted(database, async trx => {
    await lockAddresses(trx, [siteKey(url)]);
    await trx
      .insertInto('sites')
      .values({ ...columns, status: 'connected' })
      .execute();
  });
}
