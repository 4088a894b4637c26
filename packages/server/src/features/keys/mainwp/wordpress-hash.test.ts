import { describe, expect, it } from 'vitest';
import { isWordpressHash, matchesWordpressHash } from './wordpress-hash.ts';

const SECRET = 'cs_0123456789abcdef0123456789abcdef01234567';

/** Made by PHP; the last one is the published test vector of the portable hash. */
const MADE: readonly (readonly [kind: string, password: string, hash: string])[] = [
  ['WordPress 6.8 and later', SECRET, '$wp$2y$05$igte4TEZdJugbwJFxHNLKe4zgFFGuT5lvT8AS4gy1ZNaAVxghXxLC'],
  ['bcrypt alone', SECRET, '$2y$05$uHIQMiUHFhAugt.SZ1nB8ectrxGiPCUMYYnjmBSrqtaKjHzvNhqmW'],
  ['older releases', 'test12345', '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
];

describe('a password hash of WordPress', () => {
  it.each(MADE)('matches its password and no other: %s', (_kind, password, hash) => {
    expect(isWordpressHash(hash)).toBe(true);
    expect(matchesWordpressHash(password, hash)).toBe(true);
    expect(matchesWordpressHash(`${password} `, hash)).toBe(false);
    expect(matchesWordpressHash('', hash)).toBe(false);
  });

  it.each([
    [
      'of another algorithm',
      '$argon2id$v=19$m=65536,t=4,p=1$TGJqUjhnSkNMa3Nzam54cg$y0u7Cvdq4x1RHS2v7J2CCo0jX3uZemRKDwcZ',
    ],
    ['that takes hours to check', MADE[0]?.[2].replace('$05$', '$31$') ?? ''],
    ['with two thousand million rounds', MADE[2]?.[2].replace('$P$9', '$P$T') ?? ''],
    ['that was cut off', MADE[1]?.[2].slice(0, -1) ?? ''],
    ['that is empty', ''],
  ])('is not accepted if it is one %s', (_what, hash) => {
    expect(isWordpressHash(hash)).toBe(false);
    expect(matchesWordpressHash(SECRET, hash)).toBe(false);
  });
});
