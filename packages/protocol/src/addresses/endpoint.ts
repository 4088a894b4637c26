/**
 * Where to post (docs/wire/transport.md#request). First try: `wp-admin/admin-ajax.php` below the site's URL, or the URL itself if it already
 * holds `wp-admin`. Second try: the site's URL.
 */
export function endpointsOf(siteUrl: string): { first: string; second: string | undefined } {
  if (siteUrl.includes('wp-admin')) return { first: siteUrl, second: undefined };
  const base = siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`;
  return { first: `${base}wp-admin/admin-ajax.php`, second: base };
}
