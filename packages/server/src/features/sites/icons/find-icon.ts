import type { SiteAddress } from '../../../ports/child-sites/port.ts';
import { type Outbound, type OutboundAnswer, OutboundError } from '../../../ports/outbound/port.ts';
import { credentialsFor } from '../credentials-for.ts';
import { type IconPicture, readIcon } from './read-icon.ts';

/** `failed`: nothing was learned, such as while the site is down. */
export type IconAnswer =
  | { readonly outcome: 'found'; readonly icon: IconPicture }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'failed' };

/** All requests for one site together. */
const WITHIN_MS = 20_000;
/** The links are in the head of a page. */
const PAGE_BYTES = 256 * 1024;
/** An ICO file with many sizes; what is stored is smaller. */
const PICTURE_BYTES = 256 * 1024;
const MOST_REDIRECTS = 4;
/** WordPress redirects `/favicon.ico` to its own logo where a site has no icon: it would stand for thousands of sites. */
const OWN_LOGO = /\/wp-includes\/images\/w-logo-[\w-]+\.png$/;
/** What an address that is no good comes to; the others pass. */
const LASTING: readonly OutboundError['fault'][] = ['bad_address', 'refused_address', 'too_large'];

/** Looks up the icon of a site's front page. Each request, redirects included, goes through the guarded way out. */
export async function findIcon(outbound: Outbound, site: SiteAddress): Promise<IconAnswer> {
  const visit = new Visit(outbound, site);
  const page = await visit.get(site.url, { firstBytes: PAGE_BYTES });
  if (typeof page === 'string' || page.status !== 200) return { outcome: 'failed' };
  const { iconLinks } = await import('./icon-links.ts'); // the parser is needed here alone
  let learned = true;
  for (const link of iconLinks(page.body.toString('utf8'), page.url)) {
    const answer = await visit.get(link, { maxBytes: PICTURE_BYTES });
    if (answer === 'passing' || (typeof answer === 'object' && isPassing(answer.status))) learned = false;
    if (typeof answer === 'string' || answer.status !== 200 || OWN_LOGO.test(answer.url)) continue;
    const icon = readIcon(answer.body);
    if (icon) return { outcome: 'found', icon };
  }
  return { outcome: learned ? 'none' : 'failed' };
}

const isPassing = (status: number) => status >= 500 || status === 429;

type Wanted = { readonly firstBytes: number } | { readonly maxBytes: number };
type Visited = OutboundAnswer & { readonly url: string };

class Visit {
  readonly #outbound: Outbound;
  readonly #site: SiteAddress;
  #leftMs = WITHIN_MS;

  constructor(outbound: Outbound, site: SiteAddress) {
    this.#outbound = outbound;
    this.#site = site;
  }

  /** Follows redirects. Text: there is no answer, for now or lastingly. */
  async get(address: string, wanted: Wanted): Promise<Visited | 'passing' | 'lasting'> {
    let url = address;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const answer = await this.#request(url, wanted);
      if (typeof answer === 'string') return answer;
      const { location } = answer.headers;
      if (answer.status < 300 || answer.status >= 400 || location === undefined) return { ...answer, url };
      const target = URL.parse(location, url);
      if (target === null) return 'lasting';
      url = target.href;
    }
    return 'lasting';
  }

  async #request(url: string, wanted: Wanted): Promise<OutboundAnswer | 'passing' | 'lasting'> {
    if (this.#leftMs <= 0) return 'passing';
    const ownOrigin = URL.parse(url)?.origin === URL.parse(this.#site.url)?.origin;
    try {
      const answer = await this.#outbound.request({
        url,
        method: 'GET',
        headers: { 'user-agent': 'Mozilla/5.0 (compatible; Sitekeeper)', ...credentialsFor(this.#site, url) },
        deadlineMs: this.#leftMs,
        verifyTls: ownOrigin ? this.#site.verifyTls : true,
        ...wanted,
      });
      this.#leftMs -= answer.elapsedMs;
      return answer;
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      if (error.fault === 'timeout') this.#leftMs = 0;
      return LASTING.includes(error.fault) ? 'lasting' : 'passing';
    }
  }
}
