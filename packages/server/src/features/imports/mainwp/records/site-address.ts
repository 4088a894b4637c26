/** The address of a site as the old dashboard has it, made whole. */
export interface CompletedAddress {
  /** With scheme and trailing slash. */
  readonly url: string;
  /** Sign-in data that stood in the address. */
  readonly httpAuth: { readonly user: string; readonly password: string } | null;
  readonly changed: boolean;
}

/** @returns undefined for what is no http or https address. */
export function siteAddressOf(text: string): CompletedAddress | undefined {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]{0,30}:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || url.hostname === '' || !/^https?:$/.test(url.protocol)) return undefined;
  const httpAuth = url.username === '' ? null : { user: decoded(url.username), password: decoded(url.password) };
  url.username = '';
  url.password = '';
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return { url: url.href, httpAuth, changed: url.href !== trimmed };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
