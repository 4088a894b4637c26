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
export async function listAbandoned(
  database: Database,
  filter: Filter,
  window: { offset: number; limit: number },
): Promise<{ items: AbandonedRow[]; total: number }> {
  const matching = database.db
    .selectFrom('site_abandoned as item')
    .where('item.type', '=', filter.type)
    .where('item.last_updated_at', '<=', filter.updatedBefore)
    // Few sites are suspended: leaving those out is far cheaper than joining all that are not.
    .where('item.site_id', 'not in', eb => eb.selectFrom('sites').select('id').where('status', '=', 'suspended'))
    .$if(filter.siteId !== undefined, q => q.where('item.site_id', '=', filter.siteId as number));
  const page = matching
    .select(['item.site_id', 'item.slug', 'item.name', 'item.version', 'item.last_updated_at'])
    .orderBy('item.last_updated_at')
    .orderBy('item.site_id')
    .orderBy('item.slug')
    .limit(window.limit)
    .offset(window.offset);
  const [items, { total }] = await Promise.all([
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
    matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}
