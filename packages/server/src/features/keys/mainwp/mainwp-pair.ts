import { createHmac } from 'node:crypto';
import type { ConsumerPair } from '../key.ts';

/** Public and the same in every installation of MainWP. */
const LOOKUP_KEY = 'mainwp-api';
const RANDOM = /^[0-9a-f]{40}$/;
const TOKEN = /^([0-9a-f]{40})==([0-9a-f]{40})$/;

/** Whether both have the form in which MainWP makes them: 160 random bits in lower-case hex. */
export function isMainwpPair({ consumer_key: key, consumer_secret: secret }: ConsumerPair): boolean {
  return key.startsWith('ck_') && RANDOM.test(key.slice(3)) && isMainwpSecret(secret);
}

export function isMainwpSecret(secret: string): boolean {
  return secret.startsWith('cs_') && RANDOM.test(secret.slice(3));
}

/** The pair in a bearer token of MainWP: secret and key without their prefixes. undefined: it is no such token. */
export function pairOfMainwpToken(token: string): ConsumerPair | undefined {
  const [, secret, key] = TOKEN.exec(token) ?? [];
  return key === undefined ? undefined : { consumer_key: `ck_${key}`, consumer_secret: `cs_${secret}` };
}

/** How MainWP stores a consumer key, and finds it. */
export function mainwpKeyHash(consumerKey: string): string {
  return createHmac('sha256', LOOKUP_KEY).update(consumerKey).digest('hex');
}
