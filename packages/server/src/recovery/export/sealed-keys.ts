import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

/** How the keys of sites are sealed, as the manifest says it. Source: docs/guides/move-sites.md#keys-of-sites. */
export interface KeySealing {
  readonly kdf: 'scrypt';
  readonly N: number;
  readonly r: number;
  readonly p: number;
  /** base64 */
  readonly salt: string;
  readonly cipher: 'aes-256-gcm';
}

/** 128 MB and some tenths of a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1 } as const;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function newKeySealing(): KeySealing {
  return { kdf: 'scrypt', ...COST, salt: randomBytes(16).toString('base64'), cipher: 'aes-256-gcm' };
}

export function exportKey(passphrase: string, { N, r, p, salt }: KeySealing): Buffer {
  const text = passphrase.normalize('NFKC');
  return scryptSync(text, Buffer.from(salt, 'base64'), 32, { N, r, p, maxmem: 256 * N * r });
}

/** base64 of nonce, ciphertext and tag. The site's id is authenticated, so that no line stands in for another. */
export function sealForExport(key: Buffer, siteId: number, secrets: object): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(siteId));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64');
}

/** @throws Error if the passphrase is another one, or the line was altered. */
export function openFromExport(key: Buffer, siteId: number, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAAD(boundTo(siteId));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}

function boundTo(siteId: number): Buffer {
  return Buffer.from(`sitekeeper-export/1/site/${siteId}`);
}
