import { timingSafeEqual } from 'node:crypto';
import type { Actor, RequestSource, Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Recall, readAnew, recallRows } from '../../kernel/recall.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { isAllowedAddress } from './addresses.ts';
import { type ApiKeyRow, enabledKeys, keyWithToken, markKeyUsed, selectKeyByV1Key } from './key.store.ts';
import { type ConsumerPair, keyHash } from './key.ts';
import { keyActor } from './key-actor.ts';
import { addressesOf, hasExpired } from './key-limits.ts';

/** "Last used" is accurate to 15 minutes: a write per request would cost more than the request. */
const LAST_USED_GRAIN_MS = 15 * 60_000;

/**
 * The key with this bearer token; undefined if it does not exist or is disabled.
 * @throws AppError rest_invalid_key if it has expired or is not allowed from that address.
 */
export async function verifyApiKey(
  services: Services,
  token: string,
  client: RequestSource,
  recall: Recall = readAnew,
): Promise<Actor | undefined> {
  const hash = keyHash(token);
  const [key] = await recallRows(recall, services.database, keyWithToken(services.database, hash));
  if (!key || !sameHash(hash, key.token_hash) || key.enabled !== 1) return undefined;
  requireWithinLimits(services, key, client);
  return usedKey(services, key, 'last_used_at');
}

/** The key with this consumer key and secret, with the same limits. */
export async function verifyConsumer(
  services: Services,
  pair: ConsumerPair,
  client: RequestSource,
  recall: Recall = readAnew,
): Promise<Actor | undefined> {
  const hash = keyHash(pair.consumer_key);
  const key = await recall(`consumer ${hash}`, () => selectKeyByV1Key(services.database.db, hash));
  const proved = sameHash(keyHash(pair.consumer_secret), key?.v1_secret_hash ?? keyHash(''));
  if (!key || !proved || key.enabled !== 1) return undefined;
  requireWithinLimits(services, key, client);
  return usedKey(services, key, 'v1_last_used_at');
}

/** Only a caller with the key sees why it is refused; its owner finds the reason in the audit log. */
export function requireWithinLimits({ clock, refusals }: Services, key: ApiKeyRow, client: RequestSource): void {
  const expired = hasExpired(key, clock.now());
  if (!expired && isAllowedAddress(addressesOf(key), client.address)) return;
  const why = expired ? 'expired' : 'address';
  const by = { actor: `key:${key.name}`, client };
  refusals.note({ action: 'key.refused', by, key: why, subject: () => `key:${key.id}`, detail: { why } });
  throw new AppError(
    'rest_invalid_key',
    expired
      ? `The API key expired at ${isoInstant(key.expires_at ?? 0)}. Create a new key, or extend this one.`
      : `The API key cannot be used from this address (${client.address}). Add the address to the key, or use another key.`,
  );
}

/** The REST API is on while at least one key is enabled; v1 while at least one of these has v1 credentials. */
export async function isRestApiOn(
  { database }: Services,
  version: 'v1' | 'v2' = 'v2',
  recall: Recall = readAnew,
): Promise<boolean> {
  return (await recallRows(recall, database, enabledKeys(database, version))).length > 0;
}

export function sameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** The caller that a key is, and the note that it was used. */
export async function usedKey(
  { database, clock, troubles }: Services,
  key: ApiKeyRow,
  column: 'last_used_at' | 'v1_last_used_at',
): Promise<Actor> {
  const now = clock.now();
  if (now - (key[column] ?? 0) > LAST_USED_GRAIN_MS) {
    await troubles.orDoWithout(markKeyUsed(database, key.id, { [column]: now }));
  }
  return keyActor(key);
}
