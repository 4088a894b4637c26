import type { Trx } from '../../../ports/database/port.ts';

/** Connects a site again that was disconnected because it refused our key. @returns whether it was. */
export async function connectRefused(trx: Trx, siteId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sites')
    .set({ status: 'connected', sync_error_code: null, sync_error: null, sync_error_cause: null })
    .set({ failed_syncs: 0, next_sync_at: now })
    .where('id', '=', siteId)
    .where('status', '=', 'disconnected')
    .where('disconnected_by', '=', 'refusal')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
