import { sql } from 'kysely';
import type { Database } from '../../ports/database/port.ts';

export type AbandonedType = 'plugin' | 'theme';

export interface AbandonedRow {
  site_id: number;
  site_url: string;
  slug: string;
  name: string;
  version: string;
  last_updated_at: number;
}

interface Filter {
  type: AbandonedType;
  /** Only items last updated at or before this (ms epoch). */
  updatedBefore: number;
  siteId?: number | undefined;
}

/** Abandoned items of all sites that are not suspended, oldest first. */
export async function selectAbandoned(
  database: Database,
  filter: Filter,
  window: { offset: number; limit: number },
): Promise<{ items: AbandonedRow[]; total: number }> {
  const { type, updatedBefore, siteId } = filter;
  const suspended = database.db.selectFrom('sites').select('id').where('status', '=', 'suspended');
  const old = database.db
    .selectFrom('site_abandoned as item')
    .where('item.last_updated_at', '<=', updatedBefore)
    .$if(siteId !== undefined, q => q.where('item.site_id', '=', siteId as number));
  const all = old.where('item.type', '=', type);
  // The few items of suspended sites, by site: written so that neither engine scans the index of all items for them.
  const leftOut = old.where(sql<boolean>`item.type || '' = ${type}`).where('item.site_id', 'in', suspended);
  const countOf = async (query: typeof old) =>
    (await query.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  const page = all
    .where('item.site_id', 'not in', suspended)
    .select(['item.site_id', 'item.slug', 'item.name', 'item.version', 'item.last_updated_at'])
    .orderBy('item.last_updated_at')
    .orderBy('item.site_id')
    .orderBy('item.slug')
    .limit(window.limit)
    .offset(window.offset);
  const [items, every, hidden] = await Promise.all([
    database.db
      .selectFrom(page.as('item'))
      .innerJoin('sites', 'sites.id', 'item.site_id')
      .select([
        'item.site_id',
        'sites.url as site_url',
        'item.slug',
        'item.name',
        'item.version',
        'item.last_updated_at',
      ])
      .orderBy('item.last_updated_at')
      .orderBy('item.site_id')
      .orderBy('item.slug')
      .execute(),
    countOf(all),
    countOf(leftOut),
  ]);
  return { items, total: every - hidden };
}
