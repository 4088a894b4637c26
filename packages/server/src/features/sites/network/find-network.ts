import type { Services } from '../../../kernel/context.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import type { SiteAddress } from '../../../ports/child-sites/port.ts';
import type { KnownSite } from '../connection.ts';
import { isPassingStatus } from '../passing-status.ts';
import { siteKey } from '../site.ts';
import { FORBIDDEN_NAME, hostOf, readForbiddenName, readSignup, SIGNUP } from './network.ts';
import { storeNetwork } from './networks.store.ts';
import { nextNetworkLook } from './next-network-look.ts';

/** From http to https, and to or from `www.`. */
const MOST_HOPS = 2;

/**
 * Requests from a site whether it belongs to a network, and stores the answer. Nothing is learned if a site hides it, or
 * is in maintenance: then it is looked at again soon.
 */
export async function findNetwork(services: Services, { row, address }: KnownSite): Promise<void> {
  const { key, passing } = await askNetwork(services, address);
  const looks = passing ? row.network_looks + 1 : 0;
  const inMs = key === undefined ? nextNetworkLook(looks) : services.settings.networksIntervalDays * DAY_MS;
  await storeNetwork(services.database, row.id, { url: row.url, key, looks, dueAt: services.clock.now() + inMs });
}

interface NetworkAnswer {
  /** Undefined: the site did not say. */
  readonly key?: string;
  /** It may say in a moment. */
  readonly passing?: boolean;
}

async function askNetwork({ childSites }: Services, site: SiteAddress): Promise<NetworkAnswer> {
  let { url } = site;
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const answer = await childSites.peek({ ...site, url }, SIGNUP);
    const verdict = readSignup(url, answer);
    if (verdict === 'unknown') return { passing: isPassingStatus(answer.httpStatus) };
    if (verdict === 'perhaps_main_site') {
      const home = await childSites.peek({ ...site, url }, FORBIDDEN_NAME);
      return readForbiddenName(url, home) ?? { passing: isPassingStatus(home.httpStatus) };
    }
    if ('key' in verdict) return verdict;
    // Only to the same host: credentials are sent along, and the answer of another host is about another site.
    if (hostOf(siteKey(verdict.follow)) !== hostOf(siteKey(site.url))) return {};
    url = verdict.follow;
  }
  return {};
}
