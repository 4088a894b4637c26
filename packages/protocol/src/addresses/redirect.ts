export type RedirectVerdict = { follow: string } | { refuse: string };

/**
 * Whether a form may be posted again where a redirect (301, 302, 303, 307, 308) points: the same host, or a change of
 * http to https or of a leading `www.` only (docs/wire/transport.md#request). Follow once, and store the corrected address.
 * @param from absolute URL that was asked. @param location value of the header, absolute or relative.
 * @returns the absolute URL to repeat the POST at, or why not, safe to show.
 */
export function redirectTarget(from: string, location: string): RedirectVerdict {
  if (!URL.canParse(from) || !URL.canParse(location, from)) return { refuse: 'The redirect has no valid target.' };
  const old = new URL(from);
  const target = new URL(location, from);
  if (target.protocol !== 'https:' && target.protocol !== 'http:') {
    return { refuse: 'The redirect leaves http and https.' };
  }
  if (target.username !== '' || target.password !== '') return { refuse: 'The redirect carries credentials.' };
  if (bareHost(old) !== bareHost(target)) return { refuse: `The address redirects to another host: ${target.host}.` };
  if (old.protocol === 'https:' && target.protocol === 'http:') return { refuse: 'The redirect gives up https.' };
  if (!samePort(old, target)) return { refuse: `The address redirects to another port: ${target.host}.` };
  target.hash = '';
  if (target.href === old.href) return { refuse: 'The address redirects to itself.' };
  return { follow: target.href };
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/** An empty port is the usual one of the scheme, so http to https without ports counts as the same. */
function samePort(old: URL, target: URL): boolean {
  return old.port === target.port;
}

/**
 * Whether a redirect may come from a page that has run: plugins lead to a page of wp-admin once they are activated. A
 * change isn't posted there again. Another scheme or host, another language and the log-in page come before any work.
 */
export function mayComeAfterWork(from: string, location: string): boolean {
  const { pathname } = URL.parse(location, from) ?? { pathname: '' };
  return /\/wp-admin\//.test(pathname) && !pathname.endsWith('/wp-admin/admin-ajax.php');
}
