import type { Database } from '../../ports/database/port.ts';
import type { StoredChange } from './change-type.ts';

export interface ChangeRow extends StoredChange {
  readonly id: number;
  readonly user_name: string;
  readonly occurred_at: number;
  readonly detail_json: string;
}

/** Changes of a site, newest first, and how many there are in all. */
export async function selectChanges(
  { db }: Database,
  siteId: number,
  window: { offset: number; limit: number },
): Promise<{ rows: ChangeRow[]; total: number }> {
  const ofSite = db.selectFrom('site_changes').where('site_id', '=', siteId);
  const page = ofSite
    .select(['id', 'log_type_id', 'context', 'action', 'object_name', 'user_name', 'occurred_at', 'detail_json'])
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset);
  const [rows, { count }] = await Promise.all([
    page.execute(),
    ofSite.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count };
}
