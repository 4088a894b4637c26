import type { Services } from '../../../kernel/context.ts';
import type { SiteAddress } from '../../../ports/child-sites/port.ts';
import type { KnownSite } from '../connection.ts';
import { siteKey } from '../site.ts';
import { FORBIDDEN_NAME, hostOf, readForbiddenName, readSignup, SIGNUP } from './network.ts';
import { storeNetwork } from './networks.store.ts';

const DAY_MS = 24 * 3600_000;
/** From http to https, and to or from `www.`. */
const MOST_HOPS = 2;

/**
 * Requests from a site whether it belongs to a network, and stores the answer. Nothing is learned if a site hides it.
 */
export async function findNetwork(services: Services, { row, address }: KnownSite): Promise<void> {
  const key = await askNetwork(services, address);
  const days = key === undefined ? 1 : services.settings.networksIntervalDays;
  await storeNetwork(services.database, row.id, { url: row.url, key, dueAt: services.clock.now() + days * DAY_MS });
}

async function askNetwork({ childSites }: Services, site: SiteAddress): Promise<string | undefined> {
  let { url } = site;
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const verdict = readSignup(url, await childSites.peek({ ...site, url }, SIGNUP));
    if (verdict === 'unknown') return undefined;
    if (verdict === 'perhaps_main_site') {
      const home = readForbiddenName(url, await childSites.peek({ ...site, url }, FORBIDDEN_NAME));
      return typeof home === 'object' && 'key' in home ? home.key : undefined;
    }
    if ('key' in verdict) return verdict.key;
    // Only to the same host: credentials are sent along, and the answer of another host is about another site.
    if (hostOf(siteKey(verdict.follow)) !== hostOf(siteKey(site.url))) return undefined;
    url = verdict.follow;
  }
  return undefined;
}
