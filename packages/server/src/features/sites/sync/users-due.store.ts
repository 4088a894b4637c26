import type { Trx } from '../../../ports/database/port.ts';

/** Users were created or deleted on these sites: their next sync counts them again. */
export async function countUsersAnew(trx: Trx, siteIds: readonly number[]): Promise<void> {
  if (siteIds.length === 0) return;
  const query = trx.selectFrom('sites').select('id').where('id', 'in', siteIds).where('users_due_at', '>', 0);
  // In the order in which syncs lock sites, so that two writers never wait for each other.
  const found = await query.orderBy('id').forUpdate().execute();
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  await trx.updateTable('sites').set({ users_due_at: 0 }).where('id', 'in', ids).execute();
}
