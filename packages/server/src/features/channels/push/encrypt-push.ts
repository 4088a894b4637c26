import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser has given of its subscription, in base64url. */
export interface PushTarget {
  /** Its public key: an uncompressed point of P-256. */
  readonly p256dh: string;
  /** Its secret of 16 bytes. */
  readonly auth: string;
}

const RECORD_BYTES = 4096;
/** Of a message of one record: without the header, the delimiter and the tag. */
export const MOST_PUSH_BYTES = RECORD_BYTES - 86 - 1 - 16;

function newKeys(): ECDH {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return keys;
}

/**
 * Encrypts a message for a browser, in one record. Source: RFC 8291, sections 3.3 and 3.4, and RFC 8188, section 2.
 * @param once Salt and keys of this message; random ones by default.
 * @throws Error if the key of the browser is no point of the curve.
 */
export function encryptPush(
  plain: Buffer,
  { p256dh, auth }: PushTarget,
  { salt = randomBytes(16), keys = newKeys() }: { salt?: Buffer; keys?: ECDH } = {},
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = keys.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derived(keys.computeSecret(theirs), Buffer.from(auth, 'base64url'), about, 32);
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const last = Buffer.from([2]); // no record comes after it
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(last), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, size, ours, sealed]);
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
