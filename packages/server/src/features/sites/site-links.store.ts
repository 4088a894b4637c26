import { sql } from 'kysely';
import { inChunks } from '../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import { keptStatement, rowsGiven } from '../../ports/database/statements/kept-statement.ts';

/** The references of a site. They live here, so that clients and tags may import sites without sites importing them. */

/** The given ids that belong to no client. */
export function unknownClientIds(db: Queryable, ids: readonly number[]): Promise<number[]> {
  return missingRows(db, 'clients', ids);
}

/** The given ids that belong to no tag. */
export function missingTags(db: Queryable, ids: readonly number[]): Promise<number[]> {
  return missingRows(db, 'tags', ids);
}

async function missingRows(db: Queryable, table: 'clients' | 'tags', ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const rows = await inChunks(wanted, chunk => db.selectFrom(table).select('id').where('id', 'in', chunk).execute());
  const found = new Set(rows.map(row => row.id));
  return wanted.filter(id => !found.has(id));
}

/**
 * Keeps clients and tags until the transaction ends. Asked for before any site is locked: whoever deletes or suspends
 * them locks their sites afterwards.
 */
export async function holdClientsAndTags(
  trx: Trx,
  clientIds: readonly number[],
  tagIds: readonly number[] = [],
): Promise<void> {
  await holdRows(trx, 'clients', clientIds);
  await holdRows(trx, 'tags', tagIds);
}

async function holdRows(trx: Trx, table: 'clients' | 'tags', ids: readonly number[]): Promise<void> {
  await inChunks(ids, chunk =>
    trx.selectFrom(table).select('id').where('id', 'in', chunk).orderBy('id').forKeyShare().execute(),
  );
}

/** Replaces the tags of a site. */
export async function setSiteTags(trx: Trx, siteId: number, tagIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('site_tags').where('site_id', '=', siteId).execute();
  await insertTagsOfSites(trx, [{ siteId, tagIds }]);
}

const insertTags = keptStatement(
  { links: rowsGiven({ site_id: 'integer', tag_id: 'integer' }) },
  ({ links }) => sql`insert into site_tags (site_id, tag_id) select site_id, tag_id from ${links} as links where true`,
);

/** Adds tags to sites that have none. */
export async function insertTagsOfSites(
  trx: Trx,
  sites: readonly { readonly siteId: number; readonly tagIds: readonly number[] }[],
): Promise<void> {
  const links = sites.flatMap(({ siteId, tagIds }) =>
    [...new Set(tagIds)].map(tag_id => ({ site_id: siteId, tag_id })),
  );
  if (links.length > 0) await insertTags(trx, { links });
}

/** Removes the mark that a suspended client holds these sites. */
export async function releaseHeld(trx: Trx, siteIds: readonly number[]): Promise<void> {
  await inChunks(siteIds, chunk => trx.deleteFrom('client_held_sites').where('site_id', 'in', chunk).execute());
}

/** @param siteIds At most as many as a query takes; deleted ones are left out. */
export async function addTagsToSites(trx: Trx, siteIds: readonly number[], tagIds: readonly number[]): Promise<void> {
  for (const tagId of new Set(tagIds)) {
    await trx
      .insertInto('site_tags')
      .columns(['site_id', 'tag_id'])
      .expression(eb =>
        eb
          .selectFrom('sites')
          .select(['id', eb => eb.lit(tagId).as('tag_id')])
          .where('id', 'in', [...siteIds])
          .where('id', 'not in', eb.selectFrom('site_tags').select('site_id').where('tag_id', '=', tagId)),
      )
      .execute();
  }
}

export async function removeTagsFromSites(trx: Trx, siteIds: readonly number[], tagIds: readonly number[]) {
  if (tagIds.length === 0) return;
  await trx
    .deleteFrom('site_tags')
    .where('tag_id', 'in', [...tagIds])
    .where('site_id', 'in', [...siteIds])
    .execute();
}

/** Records that these sites were changed, for queries by time of change. */
export async function touchSites(trx: Trx, siteIds: readonly number[], now: number): Promise<void> {
  await trx
    .updateTable('sites')
    .set({ updated_at: now })
    .where('id', 'in', [...siteIds])
    .execute();
}

export async function setClientOfSites(trx: Trx, siteIds: readonly number[], clientId: number | null, now: number) {
  await trx
    .updateTable('sites')
    .set({ client_id: clientId, updated_at: now })
    .where('id', 'in', [...siteIds])
    .execute();
}
