import type { SiteAddress } from './port.ts';

/** What goes with every request to a site: who asks, and the credentials of a password prompt in front of it. */
export function requestHeaders(site: SiteAddress): Record<string, string> {
  const headers: Record<string, string> = { 'user-agent': 'Mozilla/5.0 (compatible; Sitekeeper/0.1)' };
  if (site.httpAuth) {
    const credentials = Buffer.from(`${site.httpAuth.user}:${site.httpAuth.password}`).toString('base64');
    headers.authorization = `Basic ${credentials}`;
  }
  return headers;
}
