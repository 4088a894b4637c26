import type { Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { insertSites } from '../connect/insert-sites.ts';
import { newSiteColumns } from '../new-site-columns.ts';
import type { SharedSite, SharedSiteToStore } from './shared-site.ts';

/**
 * Stores sites of another dashboard with the key that both use from now on, and what they reported. One that was not
 * asked is stored as suspended.
 */
export async function storeSharedSites(
  trx: Trx,
  services: Services,
  sites: readonly SharedSiteToStore[],
): Promise<void> {
  const now = services.clock.now();
  const inserted = sites.map(({ site, answer }) => ({
    columns: columnsOf({ site, answer }, now),
    address: site.address,
    secrets: secretsOf(site),
    uniqueId: site.uniqueId,
    report: answer?.report,
  }));
  await insertSites(trx, services, inserted);
}

function columnsOf({ site, answer }: SharedSiteToStore, now: number) {
  const { id, name, admin, address } = site;
  return {
    id,
    ...newSiteColumns({ url: answer?.url ?? address.url, name, admin, address }, now),
    status: answer ? 'connected' : 'suspended',
    client_id: null,
    signing: answer?.signing ?? (site.sha1 ? 'rsa_sha1' : 'rsa'),
    // Replaced when the other dashboard is cut off, not in the background.
    key_due_at: null,
    key_shared_since: now,
  };
}

function secretsOf({ privateKey, regverify, uniqueId }: SharedSite) {
  return {
    private_key: privateKey,
    ...(regverify === undefined ? {} : { regverify }),
    ...(uniqueId === '' ? {} : { unique_id: uniqueId }),
  };
}
