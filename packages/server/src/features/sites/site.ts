import { AppError } from '../../kernel/errors.ts';
import type { InputReason } from '../../kernel/input-reasons.ts';
import { trimSignEnd } from '../../kernel/text/trim-sign.ts';

export const SITE_STATUSES = ['connected', 'disconnected', 'suspended'] as const;
export type SiteStatus = (typeof SITE_STATUSES)[number];

/**
 * Why a site is disconnected. `person`: somebody wanted it. `refusal`: the site rejected our key or our administrator.
 * `missing_connector`: inferred from its answers; only such a site is checked again.
 */
export const DISCONNECTED_BY = ['person', 'refusal', 'missing_connector'] as const;
export type DisconnectedBy = (typeof DISCONNECTED_BY)[number];

/** PostgreSQL indexes entries of up to some 2,700 bytes. */
const LONGEST_URL = 2000;

/**
 * The address of a site in its stored form: http or https, lower-case host, a trailing slash, no query or fragment.
 * @throws AppError invalid_input if it can't be one.
 */
export function normaliseUrl(text: string): string {
  const url = URL.parse(text.trim());
  if (url === null || url.hostname === '' || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw invalidUrl('site_address', 'must be the http or https address of the site, e.g. https://example.com/');
  }
  if (url.username !== '' || url.password !== '') {
    throw invalidUrl('site_login', 'must not contain a user name or password; use http_user and http_pass');
  }
  url.search = '';
  url.hash = '';
  url.pathname = `${trimSignEnd(withoutLogIn(url.pathname), '/')}/`;
  if (url.href.length > LONGEST_URL) {
    throw invalidUrl('too_long', `must not be longer than ${LONGEST_URL} characters`, LONGEST_URL);
  }
  return url.href;
}

/** People copy the address of a site from its sign-in page, or its administration. */
function withoutLogIn(path: string): string {
  const at = path.search(/\/wp-(?:admin\/|admin$|login\.php$)/);
  return at < 0 ? path : path.slice(0, at);
}

function invalidUrl(reason: InputReason, message: string, limit?: number): AppError {
  const errors = [{ path: 'input.url', message, reason, ...(limit === undefined ? {} : { limit }) }];
  return new AppError('invalid_input', `input.url ${message}.`, { errors });
}

/**
 * The common part of two addresses of the same site: no scheme, no `www.`, no case, no trailing slash; with port
 * (unless it is the default) and path. Source: docs/spec/basics.md#site-selector.
 */
export function siteKey(address: string): string {
  const bare = address.trim().replace(/^https?:\/\//i, '');
  const [rest = ''] = bare.split(/[?#]/);
  const url = URL.parse(`http://${rest}`);
  const key = url === null ? rest : url.host.replace(/:443$/, '') + url.pathname;
  return trimSignEnd(key.toLowerCase().replace(/^www\./, ''), '/');
}

/** Whether two addresses are on one host, with or without `www.`. */
export function isOnSameHost(one: string, other: string): boolean {
  return siteKey(one).split('/')[0] === siteKey(other).split('/')[0];
}

/** The default name of a site: its host, and the folder that distinguishes it from others there. */
export function defaultName(url: string): string {
  const { host, pathname } = new URL(url);
  return trimSignEnd(`${host}${pathname}`, '/');
}

/** Lower-cased text that `search` matches. */
export function searchText(name: string, url: string): string {
  return `${name}\n${url}`.toLowerCase();
}

/** Whether a selector is an id: an integer, or digits only. */
export function selectorId(selector: number | string): number | undefined {
  if (typeof selector === 'number') return selector;
  const trimmed = selector.trim();
  return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : undefined;
}
