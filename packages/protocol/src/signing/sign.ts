import { constants, sign as cryptoSign, type KeyObject } from 'node:crypto';
import { ConnectorError } from '../failures/connector-error.ts';
import type { SigningKey } from './keys.ts';

/** Value of the form field `sign_algo`: PHP's number of the hash (docs/wire/signatures.md#signed-requests). 1 is SHA-1; ours is always 7, SHA-256. */
export type SignAlgorithm = 1 | 6 | 7 | 8 | 9;

/** Hash by `sign_algo`, of RSASSA-PKCS1-v1_5 and of ECDSA alike. */
export const SIGN_HASHES: Readonly<Record<SignAlgorithm, string>> = {
  1: 'sha1',
  6: 'sha224',
  7: 'sha256',
  8: 'sha384',
  9: 'sha512',
};

export const DEFAULT_ALGORITHM: SignAlgorithm = 7;

export interface SignInput {
  /** Value of the form field `function`. */
  fn: string;
  nonce: string;
  privateKey: SigningKey;
  algorithm?: SignAlgorithm | undefined;
  /** For a connector that verifies with its own library (docs/wire/signatures.md#without-openssl). */
  forLibrary?: boolean | undefined;
}

/** The signed bytes: the function directly followed by the nonce (docs/wire/signatures.md#signed-requests). Parameters, user and time are not covered. */
export function signatureBase(fn: string, nonce: string): Buffer {
  return Buffer.from(fn + nonce, 'utf8');
}

/**
 * Signature in base64, computed on this thread: PKCS#1 v1.5 of an RSA key, DER of an EC key. A connector's own library
 * wants PSS of an RSA key. @throws ConnectorError `client_bug` when the key cannot sign.
 */
export function sign(input: SignInput): string {
  try {
    return cryptoSign(hashOf(input), signatureBase(input.fn, input.nonce), paddedKey(input)).toString('base64');
  } catch (cause) {
    throw cannotSign(cause);
  }
}

/**
 * The same as `sign`, so that the event loop stays free while thousands of sites are synced: RSA in the thread pool. With
 * P-256 the way there takes as long as the signature.
 */
export function signAsync(input: SignInput): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!isRsa(input.privateKey)) return resolve(sign(input));
    try {
      const base = signatureBase(input.fn, input.nonce);
      cryptoSign(hashOf(input), base, paddedKey(input), (error, signature) => {
        if (error) reject(cannotSign(error));
        else resolve(signature.toString('base64'));
      });
    } catch (cause) {
      reject(cannotSign(cause));
    }
  });
}

/** The salt length that a connector's own library demands. */
export const LIBRARY_SALT_BYTES = 32;

function hashOf({ algorithm = DEFAULT_ALGORITHM, forLibrary }: SignInput): string {
  return SIGN_HASHES[forLibrary ? 7 : algorithm];
}

function paddedKey({ privateKey, forLibrary }: SignInput) {
  if (!forLibrary || !isRsa(privateKey)) return privateKey;
  return { key: privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: LIBRARY_SALT_BYTES };
}

function isRsa(key: SigningKey): key is KeyObject {
  return typeof key !== 'string' && key.asymmetricKeyType === 'rsa';
}

function cannotSign(cause: unknown): ConnectorError {
  return new ConnectorError('client_bug', "The site's key cannot sign.", { cause });
}
