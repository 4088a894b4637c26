import { createHmac } from 'node:crypto';

/**
 * Names that the key file of a site may have, the newest first.
 * @param secret Text of the old dashboard's option; empty before it had one.
 */
export function keyFileNames(siteId: number, secret: string): string[] {
  const old = `mainwp_priv_encrypt_keys_${siteId}`;
  if (secret === '') return [old];
  return [createHmac('sha256', secret).update(`pk:priv_encrypt_keys:${siteId}`).digest('hex'), old];
}
