/** The parameters of every address that narrow the pages to one client or one tag. */
export const SCOPE_PARAMS = ['client', 'tag'] as const;

/**
 * An address within the dashboard, in the scope of the address that is open. A parameter that it has itself stays.
 * @param open `?client=4&q=shop`
 */
export function inScopeOf(open: string, href: string): string {
  const kept = new URLSearchParams(open);
  const [path = '', query = ''] = href.split('?');
  const own = new URLSearchParams(query);
  const added = SCOPE_PARAMS.flatMap(name => {
    const value = kept.get(name);
    return value === null || own.has(name) ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const parts = [...(query === '' ? [] : [query]), ...added];
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
