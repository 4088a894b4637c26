import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/** Keys by which push services know this server. Source: RFC 8292. Both in base64url: the point and the number. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const TOKEN_SECONDS = 12 * 3600;

export function newVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

/**
 * The header `authorization` of a message to a push service.
 * @param endpoint Address of the subscription. @param subject Who sends: an address of the web, or mailto:.
 * @param now ms epoch
 */
export function vapidHeader({ publicKey, privateKey }: VapidKeys, endpoint: string, subject: string, now: number) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' });
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const exp = Math.floor(now / 1000) + TOKEN_SECONDS;
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: subject })}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
