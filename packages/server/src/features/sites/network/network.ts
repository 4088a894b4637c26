import type { Peek } from '../../../ports/child-sites/port.ts';
import { siteKey } from '../site.ts';

/** A web server keeps this parameter when it redirects a whole host; WordPress drops it when it redirects visitors. */
const MARK = 'sitekeeper-network';
/** The page on which visitors register sites: without a network, WordPress redirects them to the sign-in page. */
export const SIGNUP = `wp-signup.php?${MARK}=1`;
/** A name for a site that networks forbid: they answer with their home. */
export const FORBIDDEN_NAME = 'wp-signup.php?new=www';

/** `key`: `siteKey` of the network's main site, '' for a site without a network. */
export type SignupVerdict = { readonly key: string } | { readonly follow: string } | 'perhaps_main_site' | 'unknown';

/** The meaning of the answer to `SIGNUP`, in any language. @param asked The requested address of the site. */
export function readSignup(asked: string, { httpStatus, location }: Peek): SignupVerdict {
  // Some servers return the page with 404: WordPress first mistakes its address for that of a post.
  if (location === undefined) return httpStatus === 200 || httpStatus === 404 ? 'perhaps_main_site' : 'unknown';
  const target = URL.parse(location, asked);
  if (target === null || !/^https?:$/.test(target.protocol)) return 'unknown';
  if (target.searchParams.has(MARK)) return { follow: new URL('.', target).href };
  if (target.pathname.endsWith('/wp-login.php')) return { key: '' };
  if (!target.pathname.endsWith('/wp-signup.php')) return 'unknown';
  const key = siteKey(new URL('.', target).href);
  return key === siteKey(asked) ? 'unknown' : { key };
}

/**
 * The meaning of the answer to `FORBIDDEN_NAME` for a site that returned the page: only the main site redirects to
 * itself. Undefined: it did not.
 */
export function readForbiddenName(asked: string, { location }: Peek): { readonly key: string } | undefined {
  const target = location === undefined ? null : URL.parse(location, asked);
  const key = siteKey(asked);
  return target !== null && siteKey(target.href) === key ? { key } : undefined;
}

/** The host, with its port, of a `siteKey`. */
export function hostOf(key: string): string {
  return key.split('/')[0] ?? '';
}

/** The domains above a host that could be the main site of a network of sub-domains, the nearest first. */
export function domainsAbove(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(1, -1).map((_label, at) => labels.slice(at + 1).join('.'));
}
