import type { Ctx } from '../../kernel/context.ts';
import { AppError, wireCode } from '../../kernel/errors.ts';
import type { Trx } from '../../ports/database/port.ts';
import { type ApiKeyRow, lockKeys } from './key.store.ts';

/** The key, locked until the transaction ends. @throws AppError key_not_found. */
export async function findKey(trx: Trx, ctx: Ctx, id: number): Promise<ApiKeyRow> {
  const [key] = await lockKeys(trx, ctx.database.engine, [id]);
  if (key) return key;
  throw new AppError('key_not_found', noKey(id));
}

/** Those of the keys that exist, locked, in the order of their ids; the other ids as errors. */
export async function findKeys(trx: Trx, { database, settings }: Ctx, ids: readonly number[]) {
  const keys = await lockKeys(trx, database.engine, ids);
  const known = new Set(keys.map(key => key.id));
  const missing = [...new Set(ids)].filter(id => !known.has(id));
  const code = wireCode('key_not_found', settings.namespace);
  return { keys, errors: missing.map(identifier => ({ identifier, code, message: noKey(identifier) })) };
}

function noKey(id: number): string {
  return `No API key has id ${id}. List the keys to see their ids.`;
}
