import type { Actor, Services } from '../../kernel/context.ts';
import { type ApiKeyRow, selectKeyById } from './key.store.ts';
import { hasExpired } from './key-limits.ts';

/** What a key may do. */
export function keyActor(key: ApiKeyRow): Actor {
  return {
    kind: 'key',
    id: key.id,
    name: key.name,
    read: key.can_read === 1,
    write: key.can_write === 1,
    ...(key.reads_audit === 1 ? { auditLog: true } : {}),
    ...(key.expires_at !== null || key.addresses !== '' ? { limited: true } : {}),
    ...(key.expires_at === null ? {} : { expiresAt: key.expires_at }),
  };
}

/** For work that a key asked for earlier; undefined if it has been deleted or disabled or has expired since. */
export async function currentKeyActor({ database, clock }: Services, id: number): Promise<Actor | undefined> {
  const key = await selectKeyById(database.db, id);
  return key && key.enabled === 1 && !hasExpired(key, clock.now()) ? keyActor(key) : undefined;
}
