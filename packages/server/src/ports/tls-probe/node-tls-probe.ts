import type { X509Certificate } from 'node:crypto';
import { isIP, type LookupFunction } from 'node:net';
import { connect, createSecureContext, rootCertificates, type SecureContext, type TLSSocket } from 'node:tls';
import { plainText } from '@sitekeeper/protocol';
import type { Clock } from '../clock/port.ts';
import { OutboundError } from '../outbound/port.ts';
import type { TlsFault, TlsFinding, TlsProbe, TlsTarget } from './port.ts';

/** The address guard of the outbound port, once as the resolver of names and once for the address connected to. */
export interface GuardedAddresses {
  readonly guard: { allows(address: string): boolean };
  readonly resolver: {
    /** @throws OutboundError dns or refused_address. */
    resolve(host: string): Promise<unknown>;
    readonly socketLookup: LookupFunction;
  };
}

export interface NodeTlsOptions extends GuardedAddresses {
  readonly clock: Clock;
  /** Authorities to trust besides the usual ones, as PEM. */
  readonly extraAuthorities?: readonly string[];
}

const OUT_OF_FILES = new Set(['EMFILE', 'ENFILE']);

/** Probes with node:tls, behind the same address guard as every other call to an address that somebody typed. */
export function nodeTlsProbe({ clock, extraAuthorities, ...addresses }: NodeTlsOptions): TlsProbe {
  const trust =
    extraAuthorities === undefined
      ? undefined
      : createSecureContext({ ca: [...rootCertificates, ...extraAuthorities] });
  const underWay = new Set<AbortController>();
  let closed = false;
  return {
    async probe(target) {
      const abort = new AbortController();
      underWay.add(abort);
      const late = Promise.withResolvers<TlsFinding>();
      const cancel = clock.after(target.deadlineMs, () => {
        abort.abort();
        late.resolve(seenNothing('timeout'));
      });
      const resolved = addresses.resolver.resolve(target.host);
      const seen = resolved.then(() => shakeHands(target, addresses, trust, abort.signal));
      const finding = await Promise.race([seen, late.promise])
        .catch(error => {
          if (OUT_OF_FILES.has(String(error?.code))) throw error; // of this process, and not of the site
          return seenNothing(faultOf(error));
        })
        .finally(() => {
          cancel();
          underWay.delete(abort);
        });
      return closed ? new Promise(() => {}) : finding;
    },
    close() {
      closed = true;
      for (const abort of underWay) abort.abort();
    },
  };
}

function shakeHands(
  { host, port }: TlsTarget,
  { resolver, guard }: GuardedAddresses,
  secureContext: SecureContext | undefined,
  signal: AbortSignal,
): Promise<TlsFinding> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port,
      lookup: resolver.socketLookup,
      // A name is sent along, an address is not (RFC 6066); the certificate is checked against either.
      ...(isIP(host) === 0 ? { servername: host } : {}),
      ...(secureContext ? { secureContext } : {}),
      rejectUnauthorized: false, // verified all the same; a faulty certificate is read rather than hung up on
    });
    const stop = () => socket.destroy();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    socket.on('connect', () => {
      if (guard.allows(socket.remoteAddress ?? '')) return;
      socket.destroy(new OutboundError('refused_address', 'The name resolved to another address.', { sent: false }));
    });
    socket.on('error', reject);
    socket.on('close', () => {
      signal.removeEventListener('abort', stop);
      reject(new Error('The connection was closed during the handshake.'));
    });
    socket.on('secureConnect', () => {
      try {
        resolve(read(socket));
      } catch (error) {
        reject(error);
      }
      socket.destroy();
    });
  });
}

function read(socket: TLSSocket): TlsFinding {
  const certificate = socket.getPeerX509Certificate();
  if (certificate === undefined) return seenNothing('handshake');
  const at = (date: Date) => (Number.isNaN(date.getTime()) ? null : date.getTime());
  return {
    // Its type says Error, but it is the code.
    fault: socket.authorized ? null : verificationFault(String(socket.authorizationError)),
    issuer: issuerOf(certificate),
    expiresAt: at(certificate.validToDate),
    issuedAt: at(certificate.validFromDate),
  };
}

/** Lines like `O=Let's Encrypt`; a name may be there several times. */
function issuerOf({ issuer }: X509Certificate): string | null {
  for (const part of ['O', 'CN']) {
    const line = (issuer ?? '').split('\n').find(entry => entry.startsWith(`${part}=`));
    const name = plainText(line?.slice(part.length + 1), 200);
    if (name !== '') return name;
  }
  return null;
}

function seenNothing(fault: TlsFault): TlsFinding {
  return { fault, issuer: null, expiresAt: null, issuedAt: null };
}

function verificationFault(code: string): TlsFault {
  if (code === 'CERT_HAS_EXPIRED') return 'expired';
  if (code === 'CERT_NOT_YET_VALID') return 'not_yet_valid';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'wrong_host';
  return code === 'DEPTH_ZERO_SELF_SIGNED_CERT' ? 'self_signed' : 'untrusted';
}

/** The answer of a server without TLS looks like a TLS record of a strange version or size. */
const NOT_TLS = new Set(['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG', 'ERR_SSL_HTTP_REQUEST']);
const NOT_REACHED = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|EACCES)$/;

function faultOf(error: unknown): TlsFault {
  if (error instanceof OutboundError) return error.fault === 'dns' ? 'dns' : 'refused_address';
  const code = String((error as { code?: unknown }).code ?? '');
  if (error instanceof AggregateError || NOT_REACHED.test(code)) return 'connect';
  return NOT_TLS.has(code) ? 'no_tls' : 'handshake';
}
