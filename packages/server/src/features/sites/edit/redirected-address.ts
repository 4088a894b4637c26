import { AppError } from '../../../kernel/errors.ts';
import type { ChildSites, SiteAddress } from '../../../ports/child-sites/port.ts';
import { siteKey } from '../site.ts';

const MOST_HOPS = 5;
/** Where WordPress redirects unknown visitors: a page of the same site, not an address of its own. */
const LOG_IN = /\/wp-(login|signup|activate)\.php$|\/wp-admin(\/|$)/;

/**
 * Where the address of a site redirects visitors, and the addresses that the site may therefore have now, most likely
 * first: the same folder on the new host, and the target page.
 * @throws AppError connection_failed, site_offline if it redirects nowhere else.
 */
export async function redirectedAddresses(childSites: ChildSites, site: SiteAddress): Promise<string[]> {
  let url = site.url;
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const own = new URL(url).origin === new URL(site.url).origin;
    const { httpStatus, location } = await childSites.peek({ ...(own ? site : withoutLogin(site)), url }, '');
    if (httpStatus === 0)
      throw new AppError('site_offline', `The address does not answer${hop === 0 ? '' : ` where it leads: ${url}`}.`);
    if (location === undefined) return candidates(site.url, url);
    const target = URL.parse(location, url);
    if (target === null || !/^https?:$/.test(target.protocol)) break;
    if (LOG_IN.test(target.pathname)) {
      throw new AppError(
        'connection_failed',
        'The site redirects visitors to its login page, which is not a new address. Make the site public, or enter its address.',
      );
    }
    target.search = '';
    target.hash = '';
    target.username = '';
    target.password = '';
    url = target.href;
  }
  throw new AppError(
    'connection_failed',
    'The address redirects in a loop or to an address that cannot be reached. Enter the new address.',
  );
}

function withoutLogin({ url, verifyTls }: SiteAddress): SiteAddress {
  return { url, verifyTls };
}

function candidates(before: string, led: string): string[] {
  const moved = new URL(before);
  const { protocol, host } = new URL(led);
  moved.protocol = protocol;
  moved.host = host;
  const found = [...new Set([moved.href, led])].filter(url => url !== before);
  if (found.length > 0 && (siteKey(led) !== siteKey(before) || moved.href !== before)) return found;
  throw new AppError(
    'connection_failed',
    'The address does not redirect: the site responds there. Sync it to see its state.',
  );
}
