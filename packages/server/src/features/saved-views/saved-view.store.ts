import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';

export type SavedViewRow = Selectable<Tables['saved_views']> & { owner: string };

const views = (db: Queryable) =>
  db.selectFrom('saved_views').innerJoin('users', 'users.id', 'saved_views.user_id').selectAll('saved_views');

/** A person's own views of a list, and those that others share; own ones first, by name. */
export async function selectSavedViews(db: Queryable, userId: number, list: string): Promise<SavedViewRow[]> {
  const rows = await views(db)
    .select('users.name as owner')
    .where('list', '=', list)
    .where(eb => eb.or([eb('user_id', '=', userId), eb('shared', '=', 1)]))
    .orderBy('saved_views.name_key')
    .orderBy('saved_views.id')
    .execute();
  return [...rows.filter(row => row.user_id === userId), ...rows.filter(row => row.user_id !== userId)];
}

export async function selectOwnView(db: Queryable, userId: number, id: number): Promise<SavedViewRow | undefined> {
  return views(db)
    .select('users.name as owner')
    .where('saved_views.id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Locks the person, so that the views of a person are counted and named one after the other. */
export async function lockViewsOf(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
}

export async function insertSavedView(trx: Trx, row: Insertable<Tables['saved_views']>): Promise<number> {
  return (await trx.insertInto('saved_views').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateSavedViewRow(trx: Trx, id: number, set: Updateable<Tables['saved_views']>): Promise<void> {
  await trx.updateTable('saved_views').set(set).where('id', '=', id).execute();
}

/** None of a person's views of a list is the first any more. */
export async function clearDefaultView(trx: Trx, userId: number, list: string): Promise<void> {
  await trx
    .updateTable('saved_views')
    .set({ is_default: 0 })
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .execute();
}

export async function deleteSavedViewRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('saved_views').where('id', '=', id).execute();
}

/** Of these ids, those that exist. */
export async function selectExistingTargets(
  db: Queryable,
  table: 'clients' | 'tags',
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
