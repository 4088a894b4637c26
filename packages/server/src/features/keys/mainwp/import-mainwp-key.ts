import type { Trx } from '../../../ports/database/port.ts';
import { type KeyPermission, keyHash, newKeyToken, rightsOf } from '../key.ts';
import { NO_KEY_LIMITS } from '../key-limits.ts';
import { insertMainwpKey } from './mainwp-key.store.ts';
import { isMainwpSecret } from './mainwp-pair.ts';
import { isWordpressHash } from './wordpress-hash.ts';

/** A key as a MainWP Dashboard stores it. */
export interface MainwpKey {
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  readonly enabled: boolean;
  /** Hex, see `mainwpKeyHash`. */
  readonly keyHash: string;
  readonly secret:
    | { readonly kind: 'hash'; readonly hash: string }
    | { readonly kind: 'clear'; readonly secret: string };
  /** The last seven characters of the consumer key. */
  readonly truncated: string;
}

/** Why a key can't work here: the form of the key, of its secret, or how that is hashed. Undefined if it can. */
export function whyUnusable({
  keyHash: hash,
  secret,
}: Pick<MainwpKey, 'keyHash' | 'secret'>): 'key_form' | 'key_secret_form' | 'key_secret_hash' | undefined {
  if (!/^[0-9a-f]{64}$/.test(hash)) return 'key_form';
  if (secret.kind === 'clear') {
    return isMainwpSecret(secret.secret) ? undefined : 'key_secret_form';
  }
  return isWordpressHash(secret.hash) ? undefined : 'key_secret_hash';
}

/** Stores a usable key. @returns its id; undefined if it was imported before. */
export function importMainwpKey(trx: Trx, key: MainwpKey, now: number): Promise<number | undefined> {
  const { name, permissions, enabled, secret, truncated } = key;
  return insertMainwpKey(trx, {
    name,
    // It has no token: nobody ever sees this one.
    token_hash: keyHash(newKeyToken()),
    truncated_key: truncated,
    ...rightsOf(permissions),
    ...NO_KEY_LIMITS,
    enabled: Number(enabled),
    created_at: now,
    last_used_at: null,
    imported_from: 'mainwp',
    mainwp_key_hash: key.keyHash,
    mainwp_secret_hash: secret.kind === 'clear' ? keyHash(secret.secret) : secret.hash,
  });
}
