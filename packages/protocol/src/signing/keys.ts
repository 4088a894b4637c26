import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair as generate,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { ConnectorError } from '../failures/connector-error.ts';

export interface SiteKeyPair {
  privateKey: KeyObject;
  /** SPKI PEM text, as the form field `pubkey` wants it (docs/wire/signatures.md#key-pair). */
  publicPem: string;
}

/** What connectors verify: ECDSA over P-256 nearly everywhere, RSA-2048 also without OpenSSL (docs/wire/signatures.md#key-pair). */
export type KeyKind = 'p256' | 'rsa';

/**
 * A fresh pair: one per site and per registration (docs/wire/signatures.md#key-pair). An RSA pair takes some 100 ms of
 * a processor and is made in the thread pool; a P-256 pair takes 0.04 ms, less than the way there and back.
 */
export function generateKeyPair(kind: KeyKind = 'p256'): Promise<SiteKeyPair> {
  return new Promise((resolve, reject) => {
    const pairOf = (publicKey: KeyObject, privateKey: KeyObject) =>
      resolve({ privateKey, publicPem: String(publicKey.export({ type: 'spki', format: 'pem' })) });
    if (kind === 'p256') {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
      return pairOf(publicKey, privateKey);
    }
    generate('rsa', { modulusLength: RSA_BITS }, (error, publicKey, privateKey) => {
      if (error) reject(error);
      else pairOf(publicKey, privateKey);
    });
  });
}

/** P-256 under the name that OpenSSL gives it. */
const CURVE = 'prime256v1';
const RSA_BITS = 2048;

/** @returns undefined for keys that no connector verifies, or that are too short. */
export function keyKindOf(key: KeyObject): KeyKind | undefined {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type === 'ec' && details?.namedCurve === CURVE) return 'p256';
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= RSA_BITS) return 'rsa';
  return undefined;
}

/**
 * Reads a stored private key (PKCS#8 DER). Import and one signature cost 0.1 ms with a P-256 key, and 0.7 ms with an
 * RSA key, nearly half of which is spent on the first signature only.
 * @throws ConnectorError `client_bug` when it is no key of ours.
 */
export function importPrivateKey(der: Uint8Array): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' });
    if (keyKindOf(key)) return key;
  } catch {
    // The cause could quote key material: it is left out on purpose.
  }
  throw new ConnectorError('client_bug', 'The stored private key is unreadable.');
}

/** What signs: a key, or a P-256 key as PEM, which is read by the signature itself. */
export type SigningKey = KeyObject | string;

/** PKCS#8 of a P-256 key with its public half, as we store it, up to the 32 bytes of the key. */
const P256_HEAD = Buffer.from('308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420', 'hex');
const P256_BYTES = 138;
const PEM_LINE = 64;

/**
 * A stored private key that signs once: making an object of a P-256 key takes as long as the signature. What is wrong
 * with the key itself is noticed when it signs. @throws ConnectorError `client_bug` for other keys, as `importPrivateKey`.
 */
export function signingKeyOf(der: Buffer): SigningKey {
  if (der.length !== P256_BYTES || der.compare(P256_HEAD, 0, P256_HEAD.length, 0, P256_HEAD.length) !== 0) {
    return importPrivateKey(der);
  }
  const text = der.toString('base64');
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += PEM_LINE) lines.push(text.slice(at, at + PEM_LINE));
  return `-----BEGIN PRIVATE KEY-----\n${lines.join('\n')}\n-----END PRIVATE KEY-----\n`;
}

/** The same key as an object, to compare it or to send its public half. */
export function keyObjectOf(key: SigningKey): KeyObject {
  return typeof key === 'string' ? createPrivateKey(key) : key;
}

/**
 * Whether two keys are the same. `equals` of keys of different types leaves an error in OpenSSL's queue, for which the
 * next key that this thread reads is refused.
 */
export function isSameKey(one: KeyObject, other: KeyObject): boolean {
  return one.asymmetricKeyType === other.asymmetricKeyType && one.equals(other);
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
 * Reads a public key in PEM: P-256, or at least RSA-2048 (SPKI or PKCS#1). The connector stores anything and then refuses
 * every signed call, so check before sending (docs/wire/signatures.md#key-pair). @throws ConnectorError `client_bug`.
 */
export function importPublicPem(pem: string): KeyObject {
  try {
    if (pem.includes('PUBLIC KEY-----')) {
      const key = createPublicKey(pem);
      if (keyKindOf(key)) return key;
    }
  } catch {
    // Fall through to the one typed error.
  }
  throw new ConnectorError(
    'client_bug',
    'The public key is not a PEM of a P-256 key, or of an RSA key of 2048 bits or more.',
  );
}
