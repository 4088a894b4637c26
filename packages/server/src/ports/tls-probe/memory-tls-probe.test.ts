import { describe, expect, it } from 'vitest';
import { ISSUER, SELF, tlsProbeConformance } from './conformance.ts';
import { memoryTlsProbe } from './memory-tls-probe.ts';
import { TLS_FAULTS } from './port.ts';

describe('memoryTlsProbe', () => {
  const ends = { valid: Date.UTC(2030, 0, 1), expired: Date.UTC(2020, 0, 1) };
  const probe = memoryTlsProbe();
  probe.tell('valid.test', { issuer: ISSUER, expiresAt: ends.valid });
  for (const fault of TLS_FAULTS) probe.tell(`${fault}.test`, { fault });
  for (const fault of ['not_yet_valid', 'wrong_host', 'untrusted'] as const) {
    probe.tell(`${fault}.test`, { fault, issuer: ISSUER, expiresAt: ends.valid });
  }
  probe.tell('expired.test', { fault: 'expired', issuer: ISSUER, expiresAt: ends.expired });
  probe.tell('self_signed.test', { fault: 'self_signed', issuer: SELF, expiresAt: ends.valid });

  tlsProbeConformance(() => ({
    probe,
    ends,
    target: place => ({ host: `${place}.test`, port: 443, deadlineMs: 1000 }),
  }));

  it('records what it was asked, in order', async () => {
    const twin = memoryTlsProbe();
    await twin.probe({ host: 'one.test', port: 443, deadlineMs: 1 });
    await twin.probe({ host: 'two.test', port: 8443, deadlineMs: 1 });
    expect(twin.asked).toEqual(['one.test:443', 'two.test:8443']);
  });
});
