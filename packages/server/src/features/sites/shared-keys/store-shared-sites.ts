import type { Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { storeSecretsOfSites } from '../connection.ts';
import { newSiteColumns } from '../new-site-columns.ts';
import type { SiteRow } from '../site.store.ts';
import { saveOutcomes } from '../sync/save-outcomes.ts';
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
  if (sites.length === 0) return;
  const now = services.clock.now();
  const columns = sites.map(site => columnsOf(site, now));
  const rows = await trx.insertInto('sites').values(columns).returningAll().execute();
  const byId = new Map(rows.map(row => [row.id, row as SiteRow]));
  await storeSecretsOfSites(
    trx,
    services,
    sites.map(({ site }) => ({ siteId: site.id, secrets: secretsOf(site) })),
  );
  const outcomes = sites.flatMap(({ site, answer }) => {
    const row = byId.get(site.id);
    if (!answer || !row) return [];
    const { address, regverify, uniqueId } = site;
    const known = { row, address, connection: undefined, regverify, uniqueId, server: '' };
    return [{ site: known, ok: true as const, report: answer.report, url: row.url }];
  });
  if (outcomes.length > 0) await saveOutcomes(trx, services, outcomes);
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

function secretsOf({ privateKey, regverify, uniqueId, address: { httpAuth } }: SharedSite) {
  return {
    private_key: privateKey,
    ...(regverify === undefined ? {} : { regverify }),
    ...(uniqueId === '' ? {} : { unique_id: uniqueId }),
    ...(httpAuth ? { http_auth: JSON.stringify(httpAuth) } : {}),
  };
}
