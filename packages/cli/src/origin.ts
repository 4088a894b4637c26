import { isIPv6 } from 'node:net';
import type { Settings } from '@sitekeeper/server';

/** Where people reach the server, without a slash at the end. @param port The one it listens on, where that is known. */
export function originOf({ baseUrl, host, port: set }: Settings, port = set): string {
  if (baseUrl !== '') return baseUrl.replace(/\/+$/, '');
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
