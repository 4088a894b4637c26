import { contains } from '../../ports/database/contains.ts';
import type { Queryable } from '../../ports/database/port.ts';

export interface TagView {
  id: number;
  name: string;
  color: string | null;
  sites_count: number;
  sites_ids: number[];
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
