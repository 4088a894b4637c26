import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import vector from '../../vectors/signature-p256.json' with { type: 'json' };
import { ConnectorError } from '../failures/connector-error.ts';
import {
  exportPrivateKey,
  generateKeyPair,
  importPrivateKey,
  importPublicPem,
  isSameKey,
  keyKindOf,
  publicPemOf,
  signingKeyOf,
} from './keys.ts';
import { sign, signAsync } from './sign.ts';
import { verifySignature } from './verify.ts';

describe('site keys', () => {
  it('are P-256 unless RSA is requested', async () => {
    const kinds = await Promise.all([generateKeyPair(), generateKeyPair('rsa')]);
    expect(kinds.map(({ privateKey }) => keyKindOf(privateKey))).toEqual(['p256', 'rsa']);
  });

  it.each(['p256', 'rsa'] as const)(
    'of kind %s still sign after being stored and read, and their public keys verify',
    async kind => {
      const { privateKey, publicPem } = await generateKeyPair(kind);
      const restored = importPrivateKey(exportPrivateKey(privateKey));
      const signature = sign({ fn: 'stats', nonce: 'n', privateKey: restored });
      const publicKey = importPublicPem(publicPem);
      expect(publicPem).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
      expect(verifySignature({ fn: 'stats', nonce: 'n', signature, publicKey, algorithm: 7 })).toBe(true);
    },
  );

  it.each(['p256', 'rsa'] as const)('of kind %s sign without being parsed from the stored form first', async kind => {
    const { privateKey, publicPem } = await generateKeyPair(kind);
    const stored = signingKeyOf(Buffer.from(exportPrivateKey(privateKey)));
    expect(typeof stored).toBe(kind === 'p256' ? 'string' : 'object');
    const publicKey = importPublicPem(publicPem);
    for (const signature of [
      sign({ fn: 'stats', nonce: 'n', privateKey: stored }),
      await signAsync({ fn: 'stats', nonce: 'n', privateKey: stored }),
    ]) {
      expect(verifySignature({ fn: 'stats', nonce: 'n', signature, publicKey, algorithm: 7 })).toBe(true);
    }
  });

  it('throw the typed error if the stored value is not a key', async () => {
    const { privateKey } = await generateKeyPair();
    const nearly = Buffer.from(exportPrivateKey(privateKey)).fill(0xff, 36);
    expect(() => sign({ fn: 'stats', nonce: 'n', privateKey: signingKeyOf(nearly) })).toThrow(ConnectorError);
    expect(() => signingKeyOf(Buffer.from([1, 2, 3]))).toThrow(ConnectorError);
    const { privateKey: other } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' });
    expect(() => signingKeyOf(Buffer.from(exportPrivateKey(other)))).toThrow(ConnectorError);
  });

  // Fails with `equals` alone: the next key is then refused as "different key types".
  it('can be compared with keys of another kind without harm to the next key that is read', async () => {
    const [p256, rsa] = await Promise.all([generateKeyPair(), generateKeyPair('rsa')]);
    const der = exportPrivateKey(rsa.privateKey);
    expect(isSameKey(p256.privateKey, rsa.privateKey)).toBe(false);
    expect(isSameKey(importPrivateKey(der), rsa.privateKey)).toBe(true);
  });

  it('are sent in the format that OpenSSL writes', () => {
    const privateKey = createPrivateKey({ key: vector.privateJwk, format: 'jwk' });
    expect(publicPemOf(privateKey)).toBe(vector.publicPem);
  });

  it('are refused with the typed error when unreadable, or of a kind that connectors do not verify', () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    for (const bad of [new Uint8Array([1, 2, 3]), exportPrivateKey(privateKey)]) {
      expect(() => importPrivateKey(bad)).toThrow(ConnectorError);
    }
  });

  it('do not block the event loop while an RSA pair is generated', async () => {
    let done = false;
    const making = generateKeyPair('rsa').finally(() => {
      done = true;
    });
    await new Promise(resolve => setImmediate(resolve));
    expect(done).toBe(false); // a pair made here would hold up the next turn of the loop
    await making;
  });

  it('are sent only if the connector can use them', () => {
    const pemOf = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }));
    const short = pemOf(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey);
    const otherCurve = pemOf(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey);
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(importPublicPem(String(publicKey.export({ type: 'pkcs1', format: 'pem' }))).type).toBe('public');
    expect(importPublicPem(vector.publicPem).type).toBe('public');
    const privatePem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    for (const bad of ['', 'garbage', privatePem, short, otherCurve]) {
      expect(() => importPublicPem(bad)).toThrow(ConnectorError);
    }
  });
});
