import { timingSafeEqual } from 'node:crypto';
import type { Actor, Services } from '../../kernel/context.ts';
import { tokenHash } from './key.ts';

const LAST_USED_GRAIN_MS = 15 * 60_000;

/** The key that a bearer token proves; undefined when there is none, or it is disabled. */
export async function verifyKey({ database, clock }: Services, token: string): Promise<Actor | undefined> {
  const hash = tokenHash(token);
  const key = await database.db.selectFrom('api_keys').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  if (!key || !timingSafeEqual(Buffer.from(hash), Buffer.from(key.token_hash)) || key.enabled !== 1) return undefined;
  const now = clock.now();
  if (now - (key.last_used_at ?? 0) > LAST_USED_GRAIN_MS) {
    await database.write(trx =>
      trx.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', key.id).execute(),
    );
  }
  return { kind: 'key', id: key.id, name: key.name, read: key.can_read === 1, write: key.can_write === 1 };
}

/** The REST API is on while at least one key is enabled. */
export async function anyKeyEnabled({ database }: Services): Promise<boolean> {
  const row = await database.db
    .selectFrom('api_keys')
    .select('id')
    .where('enabled', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
