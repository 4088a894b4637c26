import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vector from '../../vectors/signature.json' with { type: 'json' };
import ecVector from '../../vectors/signature-p256.json' with { type: 'json' };
import { type SignAlgorithm, sign, signAsync, signatureBase } from './sign.ts';
import { checkRatchet, verifySignature, verifyWithLib } from './verify.ts';

const privateKey = createPrivateKey({ key: vector.privateJwk, format: 'jwk' });
const publicKey = createPublicKey(privateKey);
const { function: fn, nonce, signatures } = vector;

describe('signatures', () => {
  it('sign the function followed directly by the nonce', () => {
    expect(signatureBase(fn, nonce).toString()).toBe(vector.base);
  });

  it.each([7, 9] as const)('match the golden vector of algorithm %i', async algorithm => {
    const golden = signatures[algorithm];
    expect(sign({ fn, nonce, privateKey, algorithm })).toBe(golden);
    await expect(signAsync({ fn, nonce, privateKey, algorithm })).resolves.toBe(golden);
    expect(verifySignature({ fn, nonce, signature: golden, publicKey, algorithm })).toBe(true);
  });

  it('match the golden digest', () => {
    const raw = Buffer.from(sign({ fn, nonce, privateKey }), 'base64');
    expect(createHash('sha256').update(raw).digest('hex')).toBe(vector.sha256OfSignature7);
  });

  it('of the bundled library verify only as PSS', () => {
    expect(verifyWithLib({ fn, nonce, signature: signatures.pss, publicKey })).toBe(true);
    expect(verifyWithLib({ fn, nonce, signature: signatures[7], publicKey })).toBe(false);
    expect(verifySignature({ fn, nonce, signature: signatures.pss, publicKey, algorithm: 7 })).toBe(false);
  });

  it('are created for the bundled library on request, also in the thread pool', async () => {
    const input = { fn, nonce, privateKey, forLibrary: true };
    for (const signature of [sign(input), await signAsync(input)]) {
      expect(verifyWithLib({ fn, nonce, signature, publicKey })).toBe(true);
    }
  });

  it.each([1, 6, 7, 8, 9] as const)('of algorithm %i verify only as that algorithm', algorithm => {
    const signature = sign({ fn, nonce, privateKey, algorithm });
    const accepted = ([1, 6, 7, 8, 9] as const).filter(other =>
      verifySignature({ fn, nonce, signature, publicKey, algorithm: other }),
    );
    expect(accepted).toEqual([algorithm]);
  });

  it('that are invalid return false instead of throwing', () => {
    const claim = (signature: string) => verifySignature({ fn, nonce, signature, publicKey, algorithm: 7 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), signature => {
        expect(claim(signature)).toBe(false);
      }),
    );
    expect(verifySignature({ fn, nonce: '4712', signature: signatures[7], publicKey, algorithm: 7 })).toBe(false);
  });

  it('cannot be made with a public key and throw the typed error', async () => {
    expect(() => sign({ fn, nonce, privateKey: publicKey })).toThrow("The site's key cannot sign.");
    await expect(signAsync({ fn, nonce, privateKey: publicKey })).rejects.toThrow("The site's key cannot sign.");
  });
});

describe('signatures with a P-256 key', () => {
  const key = createPrivateKey({ key: ecVector.privateJwk, format: 'jwk' });
  const verified = (signature: string, algorithm: SignAlgorithm = 7) =>
    verifySignature({ fn, nonce, signature, publicKey: createPublicKey(ecVector.publicPem), algorithm });

  it.each([7, 9] as const)('created by PHP verify: algorithm %i', algorithm => {
    expect(verified(ecVector.signatures[algorithm], algorithm)).toBe(true);
    expect(verified(ecVector.signatures[algorithm], algorithm === 7 ? 9 : 7)).toBe(false);
  });

  it('are created in DER, as connectors require, and differ each time', async () => {
    const made = [sign({ fn, nonce, privateKey: key }), await signAsync({ fn, nonce, privateKey: key })];
    expect(made.map(signature => verified(signature))).toEqual([true, true]);
    expect(made[0]).not.toBe(made[1]);
  });

  it('verify unchanged in the bundled library, while raw ones verify nowhere', () => {
    const inLibrary = (signature: string) =>
      verifyWithLib({ fn, nonce, signature, publicKey: createPublicKey(ecVector.publicPem) });
    expect(inLibrary(sign({ fn, nonce, privateKey: key, forLibrary: true }))).toBe(true);
    expect([inLibrary(ecVector.signatures.raw), verified(ecVector.signatures.raw)]).toEqual([false, false]);
  });
});

describe('the algorithm ratchet', () => {
  const all: readonly SignAlgorithm[] = [1, 6, 7, 8, 9];

  it('assumes SHA-1 when neither side names an algorithm', () => {
    expect(checkRatchet(undefined, undefined)).toEqual({ algorithm: 1 });
  });

  it.each(all)('accepts %i as the first algorithm', requested => {
    expect(checkRatchet(undefined, requested)).toEqual({ algorithm: requested });
  });

  it.each(all)('refuses a request without an algorithm after %i', stored => {
    expect(checkRatchet(stored, undefined)).toEqual({ refused: 'missing' });
  });

  it.each([6, 7, 8, 9] as const)('refuses SHA-1 after %i', stored => {
    expect(checkRatchet(stored, 1)).toEqual({ refused: 'sha1' });
  });

  it('lets SHA-512 fall back to SHA-256, and SHA-1 stay SHA-1', () => {
    expect(checkRatchet(9, 7)).toEqual({ algorithm: 7 });
    expect(checkRatchet(1, 1)).toEqual({ algorithm: 1 });
  });

  it.each([0, 2, 5, 10, Number.NaN])('refuses the unknown algorithm %d', requested => {
    expect(checkRatchet(7, requested)).toEqual({ refused: 'unknown' });
  });
});
