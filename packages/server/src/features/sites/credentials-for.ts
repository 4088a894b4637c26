import type { SiteAddress } from '../../ports/child-sites/port.ts';

/** The header for a password prompt in front of a site: credentials go to its own origin only. */
export function credentialsFor(
  { url, httpAuth }: Pick<SiteAddress, 'url' | 'httpAuth'>,
  to: string,
): Readonly<Record<string, string>> {
  if (!httpAuth || URL.parse(to)?.origin !== URL.parse(url)?.origin) return {};
  return { authorization: `Basic ${Buffer.from(`${httpAuth.user}:${httpAuth.password}`).toString('base64')}` };
}
