import {
  constants,
  createCipheriv,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';

/** Where the key of a site lies: docs/guides/coming-from-mainwp.md. `plain`: in the table itself. */
export type OldKeyForm = 'hidden' | 'named' | 'plain';

/** What the table and the key folder hold of one site. */
export interface OldKeyStored {
  readonly pubkey: string;
  readonly privkey: string;
  /** The file in the key folder, if there is one. */
  readonly file: { readonly name: string; readonly content: Buffer } | undefined;
}

let wrapping: { readonly pem: string; readonly publicKey: KeyObject } | undefined;

/** One key wraps those of all sites: to make one takes a tenth of a second. */
function wrappingKey() {
  if (wrapping === undefined) {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    wrapping = { pem: String(privateKey.export({ type: 'pkcs8', format: 'pem' })), publicKey };
  }
  return wrapping;
}

/** Stores a private key as the releases of the old dashboard did. @param pem `pkcs1` is what its own library wrote. */
export function storeOldKey(
  privateKey: KeyObject,
  {
    siteId,
    form,
    secret,
    pem = 'pkcs8',
  }: { siteId: number; form: OldKeyForm; secret: string; pem?: 'pkcs8' | 'pkcs1' },
): OldKeyStored {
  const text = String(privateKey.export({ type: pem, format: 'pem' }));
  const clear = Buffer.from(pem === 'pkcs1' ? text.replaceAll('\n', '\r\n') : text);
  const publicPem = String(
    createPublicKey(privateKey).export({ type: pem === 'pkcs1' ? 'pkcs1' : 'spki', format: 'pem' }),
  );
  const pubkey = Buffer.from(publicPem).toString('base64');
  if (form === 'plain') return { pubkey, privkey: clear.toString('base64'), file: undefined };
  const [key, iv] = [randomBytes(32), randomBytes(16)];
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const privkey = Buffer.concat([cipher.update(clear), cipher.final()]).toString('base64');
  const name = form === 'hidden' ? hiddenFileName(secret, siteId) : `mainwp_priv_encrypt_keys_${siteId}`;
  return { pubkey, privkey, file: { name, content: keyFile(key, iv) } };
}

export function hiddenFileName(secret: string, siteId: number): string {
  return createHmac('sha256', secret).update(`pk:priv_encrypt_keys:${siteId}`).digest('hex');
}

function keyFile(key: Buffer, iv: Buffer): Buffer {
  const { pem, publicKey } = wrappingKey();
  const wrap = (bytes: Buffer) =>
    publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, bytes);
  return Buffer.from([Buffer.from(pem), wrap(key), wrap(iv)].map(part => part.toString('base64')).join('-'));
}

/** Seals a text of HTTP authentication as releases since 6.1 do. */
export function sealOldText(
  text: string,
  fileName: string,
): { value: string; file: { name: string; content: Buffer } } {
  const [key, nonce] = [randomBytes(32), randomBytes(16)];
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('authentication_data'));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const envelope = { encrypted_val: sealed.toString('base64'), file_key: fileName };
  return { value: `__mwpenc__:${JSON.stringify(envelope)}`, file: { name: fileName, content: key } };
}
