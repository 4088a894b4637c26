import { ConnectorError, keyKindOf, MINIMAL_SYNC_DATA, stats } from '@sitekeeper/protocol';
import type { Services } from '../../../../kernel/context.ts';
import type { SiteConnection } from '../../../../ports/child-sites/port.ts';
import { holdsSomeKey, type SiteKey } from './site-key.ts';

/**
 * Whether a site that rejects a P-256 key may still hold it, because it can't verify it: it holds a key, and that isn't
 * its previous one.
 */
export async function hasUnverifiedKey(
  services: Services,
  key: SiteKey,
  earlier: SiteConnection | undefined,
): Promise<boolean> {
  if (keyKindOf(key.privateKey) !== 'p256') return false;
  if (earlier && (await answersTo(services, earlier))) return false;
  return holdsSomeKey(services, key);
}

/** @throws no failure of the site: one that can't be reached counts as no answer. */
export async function answersTo(services: Services, connection: SiteConnection): Promise<boolean> {
  try {
    await services.childSites.call(connection, stats, { syncData: MINIMAL_SYNC_DATA, server: connection.server });
    return true;
  } catch (error) {
    if (error instanceof ConnectorError) return false;
    throw error;
  }
}
