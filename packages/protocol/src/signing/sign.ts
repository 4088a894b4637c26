import { type KeyObject, sign as rsaSign } from 'node:crypto';
import { ConnectorError } from '../failures/connector-error.ts';

/** Value of the form field `sign_algo`: PHP's number of the hash (docs/wire/signatures.md#signed-requests). 1 is SHA-1; ours is always 7, SHA-256. */
export type SignAlgorithm = 1 | 6 | 7 | 8 | 9;

/** Hash of RSASSA-PKCS1-v1_5 by `sign_algo`. */
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
  privateKey: KeyObject;
  algorithm?: SignAlgorithm;
}

/** The signed bytes: the function directly followed by the nonce (docs/wire/signatures.md#signed-requests). Parameters, user and time are not covered. */
export function signatureBase(fn: string, nonce: string): Buffer {
  return Buffer.from(fn + nonce, 'utf8');
}

/** Signature in base64, computed on this thread. @throws ConnectorError `client_bug` when the key cannot sign. */
export function sign({ fn, nonce, privateKey, algorithm = DEFAULT_ALGORITHM }: SignInput): string {
  try {
    return rsaSign(SIGN_HASHES[algorithm], signatureBase(fn, nonce), privateKey).toString('base64');
  } catch (cause) {
    throw cannotSign(cause);
  }
}

/** The same as `sign`, in the thread pool, so that the event loop stays free while thousands of sites are synced. */
export function signAsync({ fn, nonce, privateKey, algorithm = DEFAULT_ALGORITHM }: SignInput): Promise<string> {
  return new Promise((resolve, reject) => {
    try {
      rsaSign(SIGN_HASHES[algorithm], signatureBase(fn, nonce), privateKey, (error, signature) => {
        if (error) reject(cannotSign(error));
        else resolve(signature.toString('base64'));
      });
    } catch (cause) {
      reject(cannotSign(cause));
    }
  });
}

function cannotSign(cause: unknown): ConnectorError {
  return new ConnectorError('client_bug', "The site's key cannot sign.", { cause });
}
