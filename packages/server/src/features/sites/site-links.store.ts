import type { Queryable, Trx } from '../../ports/database/port.ts';

/** What a site points to. It lives here, so that clients and tags may know sites without sites knowing them. */

export async function clientExists(db: Queryable, id: number): Promise<boolean> {
  return (await db.selectFrom('clients').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
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

/** Forgets that a suspended client holds these sites. */
export async function releaseHeld(trx: Trx, siteIds: readonly number[]): Promise<void> {
  if (siteIds.length === 0) return;
  await trx
    .deleteFrom('client_held_sites')
    .where('site_id', 'in', [...siteIds])
    .execute();
}
