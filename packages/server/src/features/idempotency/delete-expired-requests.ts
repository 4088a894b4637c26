import { sql } from 'kysely';
import type { Services } from '../../kernel/context.ts';
import { deleteInBatches } from '../../ports/database/statements/delete-in-batches.ts';

/** Deletes requests older than a day. */
export async function deleteExpiredRequests(services: Services): Promise<void> {
  const table = { table: 'idempotency_keys', key: ['actor', 'key_hash'] } as const;
  await deleteInBatches(services, table, sql`expires_at <= ${services.clock.now()}`);
}
