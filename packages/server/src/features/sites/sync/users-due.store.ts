import { sql } from 'kysely';
import type { Trx } from '../../../ports/database/port.ts';

/**
 * Users were created or deleted on these sites: their next sync counts them again. Each time is earlier than the one
 * before, so that a sync which began in between sees that it did not count them all.
 */
export async function countUsersAnew(trx: Trx, siteIds: readonly number[]): Promise<void> {
  if (siteIds.length === 0) return;
  const query = trx.selectFrom('sites').select('id').where('id', 'in', siteIds);
  // In the order in which syncs lock sites, so that two writers never wait for each other.
  const found = await query.orderBy('id').forUpdate().execute();
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  const earlier = sql<number>`case when users_due_at > 0 then 0 else users_due_at - 1 end`;
  await trx.updateTable('sites').set({ users_due_at: earlier }).where('id', 'in', ids).execute();
}
