import { describe, expect, it } from 'vitest';
import { TLS_FAULTS } from '../../ports/tls-probe/port.ts';
import { keptMs, sslStatus, tlsEndpoint } from './ssl-status.ts';

const END = Date.UTC(2026, 5, 1, 12);

describe('sslStatus', () => {
  it('is valid if there is no fault, with expiry date and issuer', () => {
    const status = sslStatus({ fault: null, issuer: 'Trust Co', expiresAt: END }, END - 1);
    expect(status).toEqual({ valid: true, expires: '2026-06-01', issuer: 'Trust Co' });
  });

  it('is invalid from the moment the certificate expires, whenever it was probed', () => {
    const status = sslStatus({ fault: null, issuer: 'Trust Co', expiresAt: END }, END);
    expect(status).toEqual({ valid: false, expires: '2026-06-01', issuer: 'Trust Co', error: 'certificate expired' });
  });

  it.each(TLS_FAULTS)('says in words what is wrong: %s', fault => {
    const status = sslStatus({ fault, issuer: null, expiresAt: null }, END);
    expect(status).toEqual({
      valid: false,
      expires: null,
      issuer: null,
      error: expect.stringMatching(/^[a-zA-Z][^_]+$/),
    });
  });
});

describe('tlsEndpoint', () => {
  it.each([
    ['https://example.com/', 'example.com', 443],
    ['https://example.com:8443/blog/', 'example.com', 8443],
    ['https://[2001:db8::1]/', '2001:db8::1', 443],
  ])('of %s', (url, host, port) => expect(tlsEndpoint(url)).toEqual({ host, port }));

  it('does not exist for an http address', () => expect(tlsEndpoint('http://example.com/')).toBeUndefined());
});

describe('keptMs', () => {
  it('is 12 hours for a received certificate, and less if there was none', () => {
    const hours12 = 12 * 3600_000;
    for (const fault of [null, 'expired', 'self_signed', 'no_tls'] as const) expect(keptMs({ fault })).toBe(hours12);
    for (const fault of ['dns', 'timeout', 'connect'] as const) expect(keptMs({ fault })).toBeLessThan(hours12);
  });
});
