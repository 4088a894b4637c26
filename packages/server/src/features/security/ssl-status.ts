import { MINUTE_MS } from '../../kernel/time/durations.ts';
import type { TlsFault, TlsFinding, TlsTarget } from '../../ports/tls-probe/port.ts';

export interface SslStatus {
  valid: boolean;
  /** YYYY-MM-DD, in UTC. */
  expires: string | null;
  issuer: string | null;
  error?: string;
}

const ERRORS: Readonly<Record<TlsFault, string>> = {
  refused_address: 'address not allowed: it leads to a private network',
  dns: 'host name not found',
  connect: 'host not reachable',
  timeout: 'no answer in time',
  no_tls: 'no TLS',
  handshake: 'TLS handshake failed',
  expired: 'certificate expired',
  not_yet_valid: 'certificate not yet valid',
  wrong_host: 'certificate is for another host',
  self_signed: 'self-signed certificate',
  untrusted: 'certificate not issued by a trusted authority',
};

/** All that `error` can be: pages in other languages have words for each. */
export const TLS_ERRORS: readonly string[] = Object.values(ERRORS);

/** Of a site with an http address; there is nothing to probe. */
export const NO_TLS: SslStatus = { valid: false, expires: null, issuer: null, error: ERRORS.no_tls };

/** The current meaning of a result: the certificate may have expired since the probe. */
export function sslStatus({ fault, issuer, expiresAt }: Omit<TlsFinding, 'issuedAt'>, now: number): SslStatus {
  const faultNow = fault ?? (expiresAt !== null && expiresAt <= now ? 'expired' : null);
  const expires = expiresAt === null ? null : new Date(expiresAt).toISOString().slice(0, 10);
  return { valid: faultNow === null, expires, issuer, ...(faultNow === null ? {} : { error: ERRORS[faultNow] }) };
}

/** Where a site's certificate is shown; undefined for a site with an http address. */
export function tlsEndpoint(siteUrl: string): Omit<TlsTarget, 'deadlineMs'> | undefined {
  const url = URL.parse(siteUrl);
  if (url?.protocol !== 'https:') return undefined;
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 443) };
}

const NOT_SEEN: ReadonlySet<TlsFault> = new Set(['dns', 'connect', 'timeout', 'handshake', 'refused_address']);

/** How long a finding counts, in ms: 12 hours; shorter if no certificate was received, as that may be fixed soon. */
export function keptMs({ fault }: Pick<TlsFinding, 'fault'>): number {
  return fault !== null && NOT_SEEN.has(fault) ? 15 * MINUTE_MS : 12 * 60 * MINUTE_MS;
}
