import { contains } from '../../ports/database/contains.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';

export interface TagView {
  id: number;
  name: string;
  color: string | null;
  sites_count: number;
  sites_ids: number[];
}

/** Of the ids given, those that no tag has. */
export async function missingTags(db: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const found = new Set(rows.map(row => row.id));
  return [...new Set(ids)].filter(id => !found.has(id));
}

/** Replaces the tags of a site. */
export async function setSiteTags(trx: Trx, siteId: number, tagIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('site_tags').where('site_id', '=', siteId).execute();
  const rows = [...new Set(tagIds)].map(tag_id => ({ site_id: siteId, tag_id }));
  if (rows.length > 0) await trx.insertInto('site_tags').values(rows).execute();
}

/** By name. */
export async function listTags(
  db: Queryable,
  filter: { search: string },
  window: { offset: number; limit: number },
): Promise<{ items: TagView[]; total: number }> {
  const search = filter.search.trim().toLowerCase();
  const matching = db.selectFrom('tags').$if(search !== '', q => q.where(contains('name_key', search)));
  const [tags, { total }] = await Promise.all([
    matching.select(['id', 'name', 'color']).orderBy('name_key').limit(window.limit).offset(window.offset).execute(),
    matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const ids = tags.map(tag => tag.id);
  const links =
    ids.length === 0
      ? []
      : await db.selectFrom('site_tags').selectAll().where('tag_id', 'in', ids).orderBy('site_id').execute();
  const sitesOf = Map.groupBy(links, link => link.tag_id);
  const items = tags.map(tag => {
    const sites_ids = (sitesOf.get(tag.id) ?? []).map(link => link.site_id);
    return { ...tag, sites_count: sites_ids.length, sites_ids };
  });
  return { items, total };
}
