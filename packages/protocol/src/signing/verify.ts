import { constants, type KeyObject, verify } from 'node:crypto';
import { DEFAULT_ALGORITHM, LIBRARY_SALT_BYTES, SIGN_HASHES, type SignAlgorithm, signatureBase } from './sign.ts';

export interface VerifyInput {
  fn: string;
  nonce: string;
  /** Base64 as posted. */
  signature: string;
  publicKey: KeyObject;
  algorithm?: SignAlgorithm;
}

/** What a connector does with `mainwpsignature` in OpenSSL mode (docs/wire/signatures.md#signed-requests). Never throws: returns false for what cannot be checked. */
export function verifySignature({ fn, nonce, signature, publicKey, algorithm }: VerifyInput): boolean {
  const hash = SIGN_HASHES[algorithm ?? DEFAULT_ALGORITHM];
  try {
    return verify(hash, signatureBase(fn, nonce), publicKey, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/**
 * What a connector does with `verifylib=1`, where OpenSSL is there: RSA-PSS with a salt of exactly 32 bytes, or ECDSA, both
 * with SHA-256; `sign_algo` is ignored (docs/wire/signatures.md#without-openssl).
 */
export function verifyWithLib({ fn, nonce, signature, publicKey }: Omit<VerifyInput, 'algorithm'>): boolean {
  const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: LIBRARY_SALT_BYTES };
  const key = publicKey.asymmetricKeyType === 'rsa' ? { key: publicKey, ...padding } : publicKey;
  try {
    return verify('sha256', signatureBase(fn, nonce), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

export type RatchetVerdict = { algorithm: SignAlgorithm } | { refused: 'sha1' | 'missing' | 'unknown' };

/**
 * Which hash a connector verifies with, or why it refuses (docs/wire/signatures.md#algorithm-ratchet).
 * @param stored last algorithm that verified on this site, undefined before the first.
 * @param requested `sign_algo` of the request; undefined when not sent.
 */
export function checkRatchet(stored: SignAlgorithm | undefined, requested: number | undefined): RatchetVerdict {
  if (requested === undefined) return stored === undefined ? { algorithm: 1 } : { refused: 'missing' };
  if (!isSignAlgorithm(requested)) return { refused: 'unknown' };
  if (requested === 1 && stored !== undefined && stored !== 1) return { refused: 'sha1' };
  return { algorithm: requested };
}

/** Narrows a posted `sign_algo` (as a number). */
export function isSignAlgorithm(value: number): value is SignAlgorithm {
  return Object.hasOwn(SIGN_HASHES, value);
}
