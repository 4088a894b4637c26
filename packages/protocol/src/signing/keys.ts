import { createPrivateKey, createPublicKey, generateKeyPair as generate, type KeyObject } from 'node:crypto';
import { ConnectorError } from '../failures/connector-error.ts';

export interface SiteKeyPair {
  privateKey: KeyObject;
  /** SPKI PEM text, as the form field `pubkey` wants it (docs/wire/signatures.md#key-pair). */
  publicPem: string;
}

/** A fresh RSA-2048 pair, made in the thread pool: one per site and per registration (docs/wire/signatures.md#key-pair). */
export function generateKeyPair(): Promise<SiteKeyPair> {
  return new Promise((resolve, reject) => {
    generate('rsa', { modulusLength: 2048 }, (error, publicKey, privateKey) => {
      if (error) reject(error);
      else resolve({ privateKey, publicPem: String(publicKey.export({ type: 'spki', format: 'pem' })) });
    });
  });
}

/**
 * Reads a stored private key (PKCS#8 DER). Keep the result: measured on one core, an import costs 35 µs (JWK 33, PKCS#1
 * 88), but the first signature with a fresh key another 300 µs above the 250 µs of every later one.
 * @throws ConnectorError `client_bug` when it is no RSA key.
 */
export function importPrivateKey(der: Uint8Array): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // The cause could quote key material: it is left out on purpose.
  }
  throw new ConnectorError('client_bug', 'The stored private key is unreadable.');
}

/** The form to store, sealed, and to give back to `importPrivateKey`. */
export function exportPrivateKey(key: KeyObject): Uint8Array {
  return new Uint8Array(key.export({ type: 'pkcs8', format: 'der' }));
}

/** The public half of a stored key, as the form field `pubkey` wants it. */
export function publicPemOf(privateKey: KeyObject): string {
  return String(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }));
}

/**
 * Reads a public key in PEM (SPKI or PKCS#1), at least RSA-2048. The connector stores anything and then refuses
 * every signed call, so check before sending (docs/wire/signatures.md#key-pair). @throws ConnectorError `client_bug`.
 */
export function importPublicPem(pem: string): KeyObject {
  try {
    if (pem.includes('PUBLIC KEY-----')) {
      const key = createPublicKey(pem);
      const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
      if (key.asymmetricKeyType === 'rsa' && bits >= 2048) return key;
    }
  } catch {
    // Fall through to the one typed error.
  }
  throw new ConnectorError('client_bug', 'The public key is not a PEM of an RSA key of 2048 bits or more.');
}
