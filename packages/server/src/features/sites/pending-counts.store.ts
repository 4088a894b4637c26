import { sql } from 'kysely';
import type { Queryable } from '../../ports/database/port.ts';

/** Condition on `sites`: at least one update is on offer. */
export const withPendingUpdates = sql<boolean>`exists (select 1 from site_updates where site_id = sites.id)`;

export interface PendingCounts {
  readonly wp: number;
  readonly plugins: number;
  readonly themes: number;
  readonly translations: number;
  readonly total: number;
}

/** Pending updates of each of these sites, by one query. A translation counts once, in however many languages. */
export async function pendingCounts(
  db: Queryable,
  siteIds: readonly number[],
): Promise<(siteId: number) => PendingCounts> {
  const rows = await db
    .selectFrom('site_updates')
    .select(eb => ['site_id', 'type', eb.fn.count<number>('slug').distinct().as('count')])
    .where('site_id', 'in', [...siteIds])
    .groupBy(['site_id', 'type'])
    .execute();
  const bySite = Map.groupBy(rows, row => row.site_id);
  return siteId => {
    const of = (type: string) => bySite.get(siteId)?.find(row => row.type === type)?.count ?? 0;
    const counts = { wp: of('core'), plugins: of('plugin'), themes: of('theme'), translations: of('translation') };
    return { ...counts, total: counts.wp + counts.plugins + counts.themes + counts.translations };
  };
}
