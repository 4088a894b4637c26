import type { Queryable } from '../../../../ports/database/port.ts';

/** Connected sites whose last sync got no answer in time. */
export async function selectSlowSites(db: Queryable): Promise<Set<number>> {
  const query = db.selectFrom('sites').select('id').where('status', '=', 'connected');
  const rows = await query.where('sync_error_code', '=', 'site_timeout').execute();
  return new Set(rows.map(({ id }) => id));
}
