import { AppError, type Violation } from '../../../kernel/errors.ts';
import { normaliseUrl } from '../site.ts';

/** The addresses that the entered one may mean, normalised, in the order to try them. */
export type MeantUrls = readonly [first: string, second?: string];

/**
 * With a scheme, an address means itself; `example.com` alone means https, or http if nothing responds to https.
 * @throws AppError invalid_input if it can't be the address of a site.
 */
export function meantUrls(text: string): MeantUrls {
  const typed = text.trim();
  if (/^(https?:|[a-z][a-z0-9+.-]*:\/\/)/i.test(typed)) return [normaliseUrl(typed)];
  if (!looksLikeHost(typed)) throw noAddress();
  return [normaliseUrl(`https://${typed}`), normaliseUrl(`http://${typed}`)];
}

/** A single word is a typing error more often than a host, and `anna@example.com` is an e-mail address. */
function looksLikeHost(typed: string): boolean {
  const url = URL.parse(`https://${typed}`);
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '') return false;
  return /[.:]/.test(url.host) || url.hostname === 'localhost';
}

function noAddress(): AppError {
  const message = 'must be a web address, such as example.com or https://example.com/';
  const errors: Violation[] = [{ path: 'input.url', message, reason: 'site_address' }];
  return new AppError('invalid_input', `input.url ${message}.`, { errors });
}
