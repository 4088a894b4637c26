import { createPublicKey, type KeyObject } from 'node:crypto';
import type { OldKey } from '../old-dashboard.ts';
import { keyFileNames } from './key-file-names.ts';
import type { KeyFiles } from './key-files.ts';
import { bitsOf, isPem, readRsaKey, unwrapPrivateKey } from './unwrap-private-key.ts';

/** What the table holds of a site's key. */
export interface StoredKeyPair {
  readonly siteId: number;
  /** base64 of PEM. */
  readonly pubkey: string;
  /** base64 of PEM, or of what only the key file opens; `-1` or empty if there is none. */
  readonly privkey: string;
  /** The old dashboard had no OpenSSL when it connected the site. */
  readonly withoutOpenssl: boolean;
}

/** Shorter ones can't sign with SHA-256. */
const FEWEST_BITS = 2048;

/**
 * The private key of a site, by whichever release it was stored: nothing in the table tells, so all ways are tried, and
 * the public half says which was right.
 * @param secret Text of the old dashboard's option for names of key files.
 */
export async function readSiteKey(stored: StoredKeyPair, files: KeyFiles, secret: string): Promise<OldKey> {
  const privkey = stored.privkey.trim();
  if (stored.withoutOpenssl || privkey === '-1') return none('no-openssl');
  if (privkey === '') return none('empty');
  const bytes = Buffer.from(privkey, 'base64');
  const publicDer = publicHalf(Buffer.from(stored.pubkey, 'base64'));
  let reason: Reason = 'file-missing';
  for await (const found of candidates(bytes, stored.siteId, files, secret)) {
    const key = found instanceof Buffer ? readRsaKey(found) : undefined;
    if (found === 'differs') reason = 'pair-differs';
    else if (key === undefined) reason = 'unreadable';
    else if (publicDer === undefined || !derOf(key).equals(publicDer)) reason = 'pair-differs';
    else if (bitsOf(key) < FEWEST_BITS) return none('too-short');
    else return { kind: 'key', pkcs8: key.export({ type: 'pkcs8', format: 'der' }) };
  }
  return none(reason);
}

async function* candidates(privkey: Buffer, siteId: number, files: KeyFiles, secret: string) {
  for (const name of keyFileNames(siteId, secret)) {
    const file = await files.read(name);
    if (file !== undefined) yield unwrapPrivateKey(privkey, file);
  }
  if (isPem(privkey)) yield privkey;
}

type Reason = Extract<OldKey, { kind: 'none' }>['reason'];

function publicHalf(pem: Buffer): Buffer | undefined {
  try {
    return spkiOf(createPublicKey(pem));
  } catch {
    return undefined;
  }
}

const derOf = (privateKey: KeyObject) => spkiOf(createPublicKey(privateKey));
const spkiOf = (publicKey: KeyObject) => publicKey.export({ type: 'spki', format: 'der' });
const none = (reason: Reason): OldKey => ({ kind: 'none', reason });
