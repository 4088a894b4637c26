import { audited } from '../../kernel/audit/audited.ts';
import type { Ctx } from '../../kernel/context.ts';
import { actorName } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { emitEvents } from '../events/index.ts';
import { type ApiKeyRow, insertKey } from './key.store.ts';
import {
  type ConsumerPair,
  type KeyPermission,
  keyHash,
  newConsumerPair,
  newKeyToken,
  rightsOf,
  truncatedKey,
} from './key.ts';
import { type GivenKeyLimits, keyLimitsOf, NO_KEY_LIMITS, requireOwnLimits } from './key-limits.ts';

export interface NewApiKey extends GivenKeyLimits {
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  readonly active?: boolean | undefined;
  /** Also create a consumer key and secret for v1. */
  readonly v1_compatibility?: boolean | undefined;
}

/** A new key, with the secrets that are shown only once. */
export interface MadeApiKey extends Partial<ConsumerPair> {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  readonly token: string;
  readonly row: ApiKeyRow;
}

/**
 * Creates an API key. Its token and its credentials for v1 are returned once and stored hashed.
 * @throws AppError invalid_input without a name or permissions.
 */
export async function createApiKey(ctx: Ctx, input: NewApiKey): Promise<MadeApiKey> {
  const { permissions, active = true, v1_compatibility: v1 = false } = input;
  const name = input.name.trim();
  if (name === '') throw new AppError('invalid_input', 'Give the key a name that says what it is for.');
  if (permissions.length === 0) {
    throw new AppError('invalid_input', 'Give the key at least one permission: read, write or both.');
  }
  const limits = keyLimitsOf(input, NO_KEY_LIMITS, ctx.clock.now());
  requireOwnLimits(ctx.actor, NO_KEY_LIMITS, limits);
  const token = newKeyToken();
  const pair = v1 ? newConsumerPair() : undefined;
  const row = {
    name,
    token_hash: keyHash(token),
    truncated_key: truncatedKey(token),
    v1_key_hash: pair ? keyHash(pair.consumer_key) : null,
    v1_secret_hash: pair ? keyHash(pair.consumer_secret) : null,
    ...rightsOf(permissions),
    ...limits,
    enabled: Number(active),
    created_at: ctx.clock.now(),
    last_used_at: null,
  };
  return audited(ctx, async trx => {
    const made = await insertKey(trx, row);
    const { id } = made;
    const told = { key_id: id, name, permissions: [...permissions], by: actorName(ctx.actor) };
    await emitEvents(trx, [{ type: 'key.created', data: told }], new Date(ctx.clock.now()));
    const { expires_at, addresses, audit_log } = input;
    const detail = { name, permissions, active, v1, expires_at, addresses, audit_log };
    return {
      result: { id, name, permissions, token, ...pair, row: made },
      audit: [{ action: 'key.added', subject: `key:${id}`, detail }],
    };
  });
}
