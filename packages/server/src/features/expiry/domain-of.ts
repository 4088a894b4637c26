type ParseHost = (host: string) => { readonly domain: string | null; readonly isIcann: boolean | null };

/**
 * The registered domain of a site's address, in ASCII; '' for an address in a private network, a name that nobody can
 * register, or a number. Whoever registered the suffix of a hoster (`github.io`) is not the site's owner to be asked.
 * @param parseHost `parse` of the library that has the public suffix list.
 */
export function domainOf(siteUrl: string, parseHost: ParseHost): string {
  const host = URL.parse(siteUrl)?.hostname.replace(/\.$/, '') ?? '';
  const { domain, isIcann } = parseHost(host);
  return isIcann === true && domain !== null ? domain.toLowerCase() : '';
}
