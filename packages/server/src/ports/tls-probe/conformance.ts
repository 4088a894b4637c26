import { describe, expect, it } from 'vitest';
import type { TlsFault, TlsProbe, TlsTarget } from './port.ts';

/** The ends of the world that a probe may meet, each at a target of its own. */
export interface TlsBench {
  readonly probe: TlsProbe;
  /** When the certificates of the bench end: in `valid`, and everywhere but in `expired`. */
  readonly ends: { readonly valid: number; readonly expired: number };
  target(place: 'valid' | TlsFault): TlsTarget;
}

/** Who issued the certificates of the bench; the self-signed one is from `SELF`. */
export const ISSUER = 'Conformance Trust';
export const SELF = 'Nobody Special';

const WITH_CERTIFICATE = [
  ['expired', ISSUER, 'expired'] as const,
  ['not_yet_valid', ISSUER, 'valid'] as const,
  ['wrong_host', ISSUER, 'valid'] as const,
  ['self_signed', SELF, 'valid'] as const,
] as const;
const WITHOUT_CERTIFICATE = ['refused_address', 'dns', 'connect', 'timeout', 'no_tls', 'handshake'] as const;

/** What every TLS probe does, the real one and its twin. */
export function tlsProbeConformance(bench: () => TlsBench): void {
  const find = (place: 'valid' | TlsFault) => bench().probe.probe(bench().target(place));

  describe('as every TLS probe', () => {
    it('accepts a certificate of a trusted authority for the host', async () => {
      expect(await find('valid')).toMatchObject({ fault: null, issuer: ISSUER, expiresAt: bench().ends.valid });
    });

    it.each(WITH_CERTIFICATE)('reports %s, and still reads issuer and expiry date', async (fault, issuer, end) => {
      expect(await find(fault)).toMatchObject({ fault, issuer, expiresAt: bench().ends[end] });
    });

    it('reports a certificate of an unknown authority as untrusted', async () => {
      expect(await find('untrusted')).toMatchObject({ fault: 'untrusted', expiresAt: bench().ends.valid });
    });

    it.each(WITHOUT_CERTIFICATE)('reports %s if there is no certificate', async fault => {
      expect(await find(fault)).toEqual({ fault, issuer: null, expiresAt: null, issuedAt: null });
    });

    it('runs many probes at the same time', async () => {
      const places = ['valid', 'expired', 'connect', 'valid', 'no_tls', 'wrong_host', 'valid'] as const;
      const found = await Promise.all(places.map(find));
      expect(found.map(({ fault }) => fault ?? 'valid')).toEqual(places);
    });
  });
}
