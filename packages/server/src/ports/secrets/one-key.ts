import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const TAG_BYTES = 16;
const ID = /^[0-9a-f]{16}$/;

/** A master key in use. */
export interface OneKey {
  /** Names the key without revealing anything about it: 16 hex digits before each value sealed with it. */
  readonly id: string;
  /** Its digest key, to be stored after the key itself is deleted. */
  readonly macKey: Buffer;
  seal(place: string, plain: string | Uint8Array): string;
  /** @throws Error when the value was not sealed with this key for this place. */
  open(place: string, sealed: string): Buffer;
}

/**
 * AES-256-GCM with a random 96-bit nonce per value; version, key and place are associated data.
 * Sealed form: `v2.<id of the key>.<nonce>.<ciphertext and tag>`, base64url; `v1` had no id.
 * @param masterKey 32 bytes, kept outside the database.
 */
export function oneKey(masterKey: Uint8Array): OneKey {
  if (masterKey.length !== 32) throw new Error('The master key must be 32 bytes long');
  const key = createSecretKey(masterKey); // a key given as bytes costs three times as much per call
  const derived = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', masterKey, '', use, bytes));
  const id = derived('sitekeeper/key-id', 8).toString('hex');
  return {
    id,
    macKey: derived('sitekeeper/mac', 32),
    seal(place, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      cipher.setAAD(Buffer.from(`v2.${id}:${place}`));
      const body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
      return `v2.${id}.${nonce.toString('base64url')}.${body.toString('base64url')}`;
    },
    open(place, sealed) {
      const { header, nonce, body } = partsOf(sealed);
      const bytes = Buffer.from(body, 'base64url');
      // The length of the tag is fixed: a shorter one, which is easier to guess, must not be taken.
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), options);
      decipher.setAAD(Buffer.from(`${header}:${place}`));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    },
  };
}

/** Id of the key that a value was sealed with; undefined if the value has none. */
export function keyIdOf(sealed: string): string | undefined {
  const [version, id = ''] = sealed.split('.');
  return version === 'v2' && ID.test(id) ? id : undefined;
}

/** The prefix of every value sealed with this key. */
export function sealedPrefix(id: string): string {
  return `v2.${id}.`;
}

function partsOf(sealed: string): { header: string; nonce: string; body: string } {
  const [version, ...parts] = sealed.split('.');
  const header = version === 'v2' ? `v2.${parts.shift()}` : version;
  const [nonce, body] = parts;
  if ((version !== 'v1' && version !== 'v2') || header === undefined || nonce === undefined || body === undefined) {
    throw new Error('That is no sealed value');
  }
  return { header, nonce, body };
}

export function digestWith(macKey: KeyObject | Buffer, purpose: string, text: string): string {
  return createHmac('sha256', macKey).update(`${purpose}\0`).update(text).digest('hex');
}
