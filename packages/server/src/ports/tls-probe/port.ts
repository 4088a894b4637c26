/** Looks at the certificate that a host shows, by a TLS handshake of our own. Nothing is asked beyond that. */
export interface TlsProbe {
  /** What the remote end does is a finding; only a bug throws. */
  probe(target: TlsTarget): Promise<TlsFinding>;
  /** Breaks off what is under way; its callers hear nothing more, so that nothing false is stored. */
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
  /** null: chain, host name and dates are all right. */
  readonly fault: TlsFault | null;
  /** Organisation that issued the certificate, or its common name; plain text. */
  readonly issuer: string | null;
  /** ms epoch. */
  readonly expiresAt: number | null;
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
