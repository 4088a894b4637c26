import { isIPv6 } from 'node:net';
import type { Settings } from './settings.ts';

/** The address of the server for people, without a trailing slash. @param port The port it listens on, if known. */
export function originOf({ baseUrl, host, port: set }: Settings, port = set): string {
  if (baseUrl !== '') return baseUrl.replace(/\/+$/, '');
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** The port of an address at which a server listens over HTTP; URLs leave out 80. */
export function portOf(url: string): number {
  return Number(new URL(url).port || 80);
}
