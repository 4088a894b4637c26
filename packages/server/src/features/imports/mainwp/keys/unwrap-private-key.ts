import { createDecipheriv, createPrivateKey, type KeyObject, webcrypto } from 'node:crypto';

/** Larger keys take seconds; nobody has them. */
const MOST_BITS = 8192;
const RSA_OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' };

/**
 * The text that a key file and the table hold together: the file has an AES key and its IV, wrapped for an RSA key that
 * it contains as well. The two RSA operations take threads of their own, not the event loop.
 * @param privkey AES-256-CBC ciphertext.
 * @returns a PEM; `damaged` if the file has another form, `differs` if it is of another text. CBC has no tag: compare the
 * public half.
 */
export async function unwrapPrivateKey(privkey: Buffer, file: Buffer): Promise<Buffer | 'damaged' | 'differs'> {
  const opened = await openKeyFile(file);
  if (opened === undefined) return 'damaged';
  try {
    const decipher = createDecipheriv('aes-256-cbc', opened.key, opened.iv);
    const text = Buffer.concat([decipher.update(privkey), decipher.final()]);
    return isPem(text) ? text : 'differs';
  } catch {
    return 'differs';
  }
}

/** Three parts: the RSA key, the AES key, its IV. */
async function openKeyFile(file: Buffer): Promise<{ key: Buffer; iv: Buffer } | undefined> {
  const parts = file.toString('latin1').trim().split('-');
  if (parts.length !== 3) return undefined;
  const [pem, ...wrapped] = parts.map(part => Buffer.from(part, 'base64')) as [Buffer, Buffer, Buffer];
  const wrapping = readRsaKey(pem);
  if (wrapping === undefined) return undefined;
  try {
    const decryptKey = wrapping.toCryptoKey(RSA_OAEP, false, ['decrypt']);
    const opened = await Promise.all(wrapped.map(bytes => webcrypto.subtle.decrypt(RSA_OAEP, decryptKey, bytes)));
    const [key, iv] = opened.map(bytes => Buffer.from(bytes)) as [Buffer, Buffer];
    return key.length === 32 && iv.length === 16 ? { key, iv } : undefined;
  } catch {
    return undefined; // wrapped for another key
  }
}

export const isPem = (text: Buffer) => text.toString('latin1', 0, 10) === '-----BEGIN';

/** @returns undefined for what is no RSA key, or an unreasonably large one. */
export function readRsaKey(pem: Buffer): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' && bitsOf(key) <= MOST_BITS ? key : undefined;
  } catch {
    return undefined;
  }
}

export const bitsOf = (key: KeyObject): number => key.asymmetricKeyDetails?.modulusLength ?? 0;
