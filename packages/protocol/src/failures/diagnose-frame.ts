import { plainText } from '../replies/text.ts';
import { ConnectorError } from './connector-error.ts';
import type { FaultKind } from './fault.ts';

const CODES: ReadonlyMap<string, FaultKind> = new Map([
  ['PARSE_ERROR1', 'client_bug'],
  ['PARSE_ERROR2', 'disconnected'],
  ['PARSE_ERROR3', 'admin_gone'],
  ['PARSE_ERROR4', 'admin_gone'],
  ['child_plugin_incompatible', 'connector_outdated'],
]);

/** English texts, a last resort: the connector translates them into the site's language (docs/wire/transport.md#failures). */
const TEXTS: readonly (readonly [RegExp, FaultKind])[] = [
  [/OPENSSL_ALGO_SHA1/, 'client_bug'],
  [/^Authentication failed!/i, 'disconnected'],
  [/^Unexisting administrator/i, 'admin_gone'],
  [/^User not administrator/i, 'admin_gone'],
  [/^MainWP_Child fatal error/i, 'site_error'],
];

/**
 * The failure a decoded frame stands for, or undefined when it holds data (docs/wire/transport.md#reply, docs/wire/transport.md#failures). An **object** in `error` is data:
 * theme deletion names refused themes that way. So is a text beside sync data (docs/wire/sync.md#what-a-sync-asks-for).
 */
export function diagnoseFrame(value: unknown, httpStatus = 200): ConnectorError | undefined {
  if (value === null || typeof value !== 'object') {
    return new ConnectorError('site_error', 'The connector replied with nothing usable.', { httpStatus });
  }
  const error = own(value, 'error');
  if (typeof error !== 'string' || Object.hasOwn(value, 'wpversion')) return undefined;
  const code = plainText(own(value, 'error_code'), 64);
  if (error === '' && code === '') return undefined;
  const message = plainText(error) || code || 'The connector reported an error without a text.';
  const kind = (code === '' ? kindByText(message) : CODES.get(code)) ?? 'refused';
  return new ConnectorError(kind, message, code === '' ? { httpStatus } : { httpStatus, wireCode: code });
}

function kindByText(message: string): FaultKind | undefined {
  return TEXTS.find(([pattern]) => pattern.test(message))?.[1];
}

function own(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
