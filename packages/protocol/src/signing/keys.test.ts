import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConnectorError } from '../failures/connector-error.ts';
import { exportPrivateKey, generateKeyPair, importPrivateKey, importPublicPem } from './keys.ts';
import { sign } from './sign.ts';
import { verifySignature } from './verify.ts';

describe('site keys', () => {
  it('still sign after being stored and read, and their public half verifies', async () => {
    const { privateKey, publicPem } = await generateKeyPair();
    const restored = importPrivateKey(exportPrivateKey(privateKey));
    const signature = sign({ fn: 'stats', nonce: 'n', privateKey: restored });
    const publicKey = importPublicPem(publicPem);
    expect(publicPem).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
    expect(verifySignature({ fn: 'stats', nonce: 'n', signature, publicKey, algorithm: 7 })).toBe(true);
  });

  it('are refused with the typed error when unreadable', () => {
    expect(() => importPrivateKey(new Uint8Array([1, 2, 3]))).toThrow(ConnectorError);
  });

  it('are sent only if the connector can use them', () => {
    const pem = (kind: 'rsa' | 'ec', bits: number): string => {
      const { publicKey } =
        kind === 'rsa'
          ? generateKeyPairSync('rsa', { modulusLength: bits })
          : generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return String(publicKey.export({ type: 'spki', format: 'pem' }));
    };
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(importPublicPem(String(publicKey.export({ type: 'pkcs1', format: 'pem' }))).type).toBe('public');
    const privatePem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    for (const bad of ['', 'garbage', privatePem, pem('rsa', 1024), pem('ec', 0)]) {
      expect(() => importPublicPem(bad)).toThrow(ConnectorError);
    }
  });
});
