import type { SiteAddress } from './port.ts';

/** Headers of every request to a site: the user agent, and credentials for HTTP authentication. */
export function requestHeaders(site: SiteAddress): Record<string, string> {
  const headers: Record<string, string> = { 'user-agent': 'Mozilla/5.0 (compatible; Sitekeeper/0.1)' };
  if (site.httpAuth) {
    const credentials = Buffer.from(`${site.httpAuth.user}:${site.httpAuth.password}`).toString('base64');
    headers.authorization = `Basic ${credentials}`;
  }
  return headers;
}
