import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './port.ts';

const VERSION = 'v1';
const TAG_BYTES = 16;

/**
 * AES-256-GCM with a random 96-bit nonce per value and the place as associated data.
 * Sealed form: `v1.<nonce>.<ciphertext and tag>`, base64url.
 * @param masterKey 32 bytes, kept outside the database.
 */
export function sealedSecrets(masterKey: Uint8Array): Secrets {
  if (masterKey.length !== 32) throw new Error('The master key must be 32 bytes long');
  const key = createSecretKey(masterKey); // a key given as bytes costs three times as much per call
  const macKey = createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', 'sitekeeper/mac', 32)));
  return {
    mac: (purpose, text) => createHmac('sha256', macKey).update(`${purpose}\0`).update(text).digest('hex'),
    seal(place, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      cipher.setAAD(Buffer.from(`${VERSION}:${place}`));
      const body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${nonce.toString('base64url')}.${body.toString('base64url')}`;
    },
    open(place, sealed) {
      const [version, nonce, body] = sealed.split('.');
      if (version !== VERSION || nonce === undefined || body === undefined)
        throw new Error(`No sealed value at ${place}`);
      const bytes = Buffer.from(body, 'base64url');
      // The length of the tag is fixed: a shorter one, which is easier to guess, must not be taken.
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), options);
      decipher.setAAD(Buffer.from(`${VERSION}:${place}`));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    },
  };
}
