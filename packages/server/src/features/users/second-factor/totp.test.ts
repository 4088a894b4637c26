import { expect, it } from 'vitest';
import { isTotpCode, newRecoveryCodes, newTotpSecret, recoveryCodeHash, totpStep, totpUri } from './totp.ts';

/** Secret and codes of RFC 6238, appendix B, with six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS: readonly [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

it.each(VECTORS)('the code at %s seconds is %s, and is accepted one step early and late', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  for (const off of [-30, 0, 30]) expect(totpStep(SECRET, code, (seconds + off) * 1000)).toBe(step);
  for (const off of [-90, 90]) expect(totpStep(SECRET, code, (seconds + off) * 1000)).toBeUndefined();
});

it('makes a secret of 160 bits and puts it into the URI for authenticator apps', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri(secret, 'anna')).toBe(
    `otpauth://totp/Sitekeeper:anna?issuer=Sitekeeper&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});

it('makes recovery codes that differ from TOTP codes and from each other, and accepts them in any spelling', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(isTotpCode(code)).toBe(false);
    expect(recoveryCodeHash(` ${code.replaceAll('-', ' ').toUpperCase()}`)).toBe(recoveryCodeHash(code));
  }
  expect(isTotpCode('123 456')).toBe(true);
});
