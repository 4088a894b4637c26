/** Reads the certificate of a host by a TLS handshake, and sends nothing beyond that. */
export interface TlsProbe {
  /** Whatever the remote end does is a result; only a bug throws. */
  probe(target: TlsTarget): Promise<TlsFinding>;
  /** Aborts running probes; their callers never settle, so that nothing wrong is stored. */
  close(): void;
}

export interface TlsTarget {
  /** Name or address, IPv6 without brackets. */
  readonly host: string;
  readonly port: number;
  /** Milliseconds for look-up, connection and handshake together. */
  readonly deadlineMs: number;
}

/** Invalid certificates have an issuer and an expiry date too; null if no certificate was received. */
export interface TlsFinding {
  /** null: chain, host name and dates are valid. */
  readonly fault: TlsFault | null;
  /** Organisation that issued the certificate, or its common name; plain text. */
  readonly issuer: string | null;
  /** ms epoch. */
  readonly expiresAt: number | null;
  /** ms epoch; the beginning of the certificate's validity. */
  readonly issuedAt: number | null;
}

export const TLS_FAULTS = [
  'refused_address',
  'dns',
  'connect',
  'timeout',
  'no_tls',
  'handshake',
  'expired',
  'not_yet_valid',
  'wrong_host',
  'self_signed',
  'untrusted',
] as const;

export type TlsFault = (typeof TLS_FAULTS)[number];
