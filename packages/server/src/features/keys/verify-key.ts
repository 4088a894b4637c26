import { timingSafeEqual } from 'node:crypto';
import type { Actor, Services } from '../../kernel/context.ts';
import { anyEnabled, type KeyRow, keyByToken, keyByV1Key, markKeyUsed } from './key.store.ts';
import { type ConsumerPair, keyHash } from './key.ts';

/** "Last used" is kept by the quarter of an hour: a write per request would cost more than the request. */
const LAST_USED_GRAIN_MS = 15 * 60_000;

/** The key that a bearer token proves; undefined when there is none, or it is disabled. */
export async function verifyKey(services: Services, token: string): Promise<Actor | undefined> {
  const hash = keyHash(token);
  const key = await keyByToken(services.database.db, hash);
  if (!key || !same(hash, key.token_hash) || key.enabled !== 1) return undefined;
  return used(services, key, 'last_used_at');
}

/** The key that a consumer key and secret prove; undefined when there is none, or it is disabled. */
export async function verifyConsumer(services: Services, pair: ConsumerPair): Promise<Actor | undefined> {
  const key = await keyByV1Key(services.database.db, keyHash(pair.consumer_key));
  const proved = same(keyHash(pair.consumer_secret), key?.v1_secret_hash ?? keyHash(''));
  if (!key || !proved || key.enabled !== 1) return undefined;
  return used(services, key, 'v1_last_used_at');
}

/** The REST API is on while at least one key is enabled; v1 while at least one of these has a pair for it. */
export function anyKeyEnabled({ database }: Services, version: 'v1' | 'v2' = 'v2'): Promise<boolean> {
  return anyEnabled(database.db, version);
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

async function used(
  { database, clock, troubles }: Services,
  key: KeyRow,
  column: 'last_used_at' | 'v1_last_used_at',
): Promise<Actor> {
  const now = clock.now();
  if (now - (key[column] ?? 0) > LAST_USED_GRAIN_MS) {
    await troubles.orDoWithout(markKeyUsed(database, key.id, { [column]: now }));
  }
  return { kind: 'key', id: key.id, name: key.name, read: key.can_read === 1, write: key.can_write === 1 };
}
