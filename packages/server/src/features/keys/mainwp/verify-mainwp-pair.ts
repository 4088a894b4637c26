import type { Actor, RequestSource, Services } from '../../../kernel/context.ts';
import { type Recall, readAnew } from '../../../kernel/recall.ts';
import type { ApiKeyRow } from '../key.store.ts';
import { type ConsumerPair, keyHash } from '../key.ts';
import { requireWithinLimits, sameHash, usedKey } from '../verify-api-key.ts';
import { checkWordpressHash } from './check-wordpress-hash.ts';
import { replaceMainwpSecretHash, selectMainwpKey } from './mainwp-key.store.ts';
import { isMainwpPair, mainwpKeyHash } from './mainwp-pair.ts';
import { isWordpressHash } from './wordpress-hash.ts';

/**
 * The imported key with this consumer key and secret, as a MainWP Dashboard gave them out; undefined if it does not
 * exist, is disabled, or has another secret. See docs/decisions/0050.
 * @throws AppError rest_invalid_key as verifyApiKey; too_many_requests while too many first uses are checked.
 */
export async function verifyMainwpPair(
  services: Services,
  pair: ConsumerPair,
  client: RequestSource,
  recall: Recall = readAnew,
): Promise<Actor | undefined> {
  if (!isMainwpPair(pair)) return undefined;
  const hash = mainwpKeyHash(pair.consumer_key);
  const key = await recall(`mainwp ${hash}`, () => selectMainwpKey(services.database.db, hash));
  if (key?.enabled !== 1 || !(await proves(services, key, pair.consumer_secret))) return undefined;
  requireWithinLimits(services, key, client);
  return usedKey(services, key, 'last_used_at');
}

/** The slow hash of WordPress guards passwords that people invent. 160 random bits need none, once they are known. */
async function proves(services: Services, key: ApiKeyRow, secret: string): Promise<boolean> {
  const stored = key.mainwp_secret_hash ?? '';
  if (!isWordpressHash(stored)) return sameHash(keyHash(secret), stored);
  if (!(await checkWordpressHash(secret, stored))) return false;
  await services.troubles.orDoWithout(replaceMainwpSecretHash(services.database, key, keyHash(secret)));
  return true;
}
