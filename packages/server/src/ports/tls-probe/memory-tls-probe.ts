import type { TlsFinding, TlsProbe } from './port.ts';

export interface MemoryTlsProbe extends TlsProbe {
  /** From now on this is found at the host; other hosts are not in DNS. */
  tell(host: string, finding: Partial<TlsFinding>): void;
  /** `host:port` of every probe, in order. */
  readonly asked: string[];
}

/** Finds what a test has set: the twin of `nodeTlsProbe` for tests. */
export function memoryTlsProbe(): MemoryTlsProbe {
  const findings = new Map<string, TlsFinding>();
  const asked: string[] = [];
  return {
    asked,
    tell(host, finding) {
      findings.set(host, { fault: null, issuer: null, expiresAt: null, issuedAt: null, ...finding });
    },
    async probe({ host, port }) {
      asked.push(`${host}:${port}`);
      return findings.get(host) ?? { fault: 'dns', issuer: null, expiresAt: null, issuedAt: null };
    },
    close() {},
  };
}
