import { type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { ListFilter } from '../../kernel/lists/list.ts';
import { idsInScope, inScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { contains } from '../../ports/database/contains.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';

export type TagRow = Selectable<Tables['tags']>;

export interface TagFilter extends ListFilter, SiteScope {
  /** The whole name, whatever its case. */
  readonly name?: string;
}

function filtered(db: Queryable, filter: TagFilter): SelectQueryBuilder<Tables, 'tags', object> {
  const { search = '', include = [], exclude = [], name } = filter;
  const text = search.trim().toLowerCase();
  return db
    .selectFrom('tags')
    .$if(text !== '', q => q.where(contains('tags.name_key', text)))
    .$if(name !== undefined, q => q.where('tags.name_key', '=', name?.trim().toLowerCase() ?? ''))
    .$if(isScoped(filter), q =>
      q.where(sql<boolean>`tags.id in (select tag_id from site_tags where site_id in ${idsInScope(filter)})`),
    )
    .$if(include.length > 0, q => q.where('tags.id', 'in', [...include]))
    .$if(exclude.length > 0, q => q.where('tags.id', 'not in', [...exclude]));
}

/** By name. */
export async function selectTags(
  db: Queryable,
  filter: TagFilter,
  window: { offset: number; limit: number },
): Promise<TagRow[]> {
  const query = filtered(db, filter).selectAll('tags').orderBy('tags.name_key');
  return query.limit(window.limit).offset(window.offset).execute();
}

export async function selectTagCount(db: Queryable, filter: TagFilter): Promise<number> {
  const query = filtered(db, filter).select(eb => eb.fn.countAll<number>().as('count'));
  return (await query.executeTakeFirstOrThrow()).count;
}

export async function selectTag(db: Queryable, id: number): Promise<TagRow | undefined> {
  return db.selectFrom('tags').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The tag, locked until the transaction ends. */
export async function claimTagRow(trx: Trx, id: number): Promise<TagRow | undefined> {
  return trx.selectFrom('tags').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function selectTagByName(db: Queryable, name: string): Promise<TagRow | undefined> {
  return db.selectFrom('tags').selectAll().where('name_key', '=', name.toLowerCase()).executeTakeFirst();
}

/** Tags as returned to callers, with their sites: one more query for any number of tags. */
export async function tagViews(db: Queryable, tags: readonly TagRow[], scope: SiteScope = {}) {
  if (tags.length === 0) return [];
  const ids = tags.map(tag => tag.id);
  const links = await db
    .selectFrom('site_tags')
    .selectAll()
    .where('tag_id', 'in', ids)
    .$if(isScoped(scope), q => q.where(inScope('site_id', scope)))
    .orderBy('site_id')
    .execute();
  const sitesOf = Map.groupBy(links, link => link.tag_id);
  return tags.map(({ id, name, color }) => {
    const sites_ids = (sitesOf.get(id) ?? []).map(link => link.site_id);
    return { id, name, color, sites_count: sites_ids.length, sites_ids };
  });
}

/** @returns the id; undefined when another tag has the name. */
export async function insertTag(trx: Trx, tag: Omit<TagRow, 'id'>): Promise<number | undefined> {
  const row = await trx
    .insertInto('tags')
    .values(tag)
    .onConflict(conflict => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateTagRow(trx: Trx, id: number, columns: Updateable<Tables['tags']>): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable('tags').set(columns).where('id', '=', id).execute();
}

/** The sites that carry it lose it. */
export async function deleteTagRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('tags').where('id', '=', id).execute();
}
