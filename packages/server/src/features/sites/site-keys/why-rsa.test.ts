import { expect, it } from 'vitest';
import { whyRsa } from './why-rsa.ts';

const AT = Date.UTC(2026, 10, 26);

it.each([
  ['p256', null, undefined],
  ['rsa', AT, /does not verify P-256 keys/],
  ['rsa_library', AT + 1, /has no OpenSSL/],
  ['rsa', AT - 86_400_000, /on 2026-11-25.*try_p256/],
  ['rsa', null, /Rotate the key again/],
])('says why a site has the key that it has: %s, refused at %s', (signing, p256_refused_at, why) => {
  const said = whyRsa({ signing, p256_refused_at }, AT);
  if (why) expect(said).toMatch(why);
  else expect(said).toBeUndefined();
});
