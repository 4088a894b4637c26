import { change } from '../../kernel/change.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { newToken, type Permission, tokenHash } from './key.ts';

/**
 * Makes an API key; its token is returned once and kept hashed.
 * @throws AppError invalid_input without a name or permissions.
 */
export async function createKey(
  ctx: Ctx,
  input: { name: string; permissions: readonly Permission[] },
): Promise<{ id: number; name: string; permissions: readonly Permission[]; token: string }> {
  const name = input.name.trim();
  if (name === '') throw new AppError('invalid_input', 'Give the key a name that tells what it is for.');
  if (input.permissions.length === 0) {
    throw new AppError('invalid_input', 'Give the key at least one permission: read, write or both.');
  }
  const token = newToken();
  const row = {
    name,
    token_hash: tokenHash(token),
    can_read: Number(input.permissions.includes('read')),
    can_write: Number(input.permissions.includes('write')),
    enabled: 1,
    created_at: ctx.clock.now(),
    last_used_at: null,
  };
  return change(ctx, async trx => {
    const { id } = await trx.insertInto('api_keys').values(row).returning('id').executeTakeFirstOrThrow();
    const detail = { name, permissions: input.permissions };
    return {
      result: { id, name, permissions: input.permissions, token },
      audit: [{ action: 'key.added', subject: `key:${id}`, detail }],
    };
  });
}
