import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { idsInScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';

export type WindowRow = Selectable<Tables['update_windows']>;

export async function insertWindow(trx: Trx, row: Insertable<Tables['update_windows']>): Promise<WindowRow> {
  return trx.insertInto('update_windows').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateWindowRow(trx: Trx, id: number, set: Updateable<Tables['update_windows']>): Promise<void> {
  await trx.updateTable('update_windows').set(set).where('id', '=', id).execute();
}

/** Sets the next opening of a window, unless somebody has changed its times since it was read. */
export async function updateNextOpening(trx: Trx, read: WindowRow, next_open_at: number): Promise<void> {
  await trx
    .updateTable('update_windows')
    .set({ next_open_at })
    .where('id', '=', read.id)
    .where('next_open_at', '=', read.next_open_at)
    .execute();
}

export async function deleteUpdateWindowRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('update_windows').where('id', '=', id).execute();
}

export async function selectUpdateWindow(db: Queryable, id: number): Promise<WindowRow | undefined> {
  return db.selectFrom('update_windows').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The window, locked until the transaction ends. */
export async function claimWindowRow(trx: Trx, id: number): Promise<WindowRow | undefined> {
  const row = trx.selectFrom('update_windows').selectAll().where('id', '=', id);
  return row.forUpdate().executeTakeFirst();
}

/** By name, then id. */
export async function selectUpdateWindowPage(db: Queryable, scope: SiteScope, page: { offset: number; limit: number }) {
  const found = db.selectFrom('update_windows').$if(isScoped(scope), q => q.where(isForScope(scope)));
  const [rows, { total }] = await Promise.all([
    found.selectAll().orderBy('name').orderBy('id').limit(page.limit).offset(page.offset).execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Windows for all sites, and for a site or a tag of the scope. */
const isForScope = (scope: SiteScope) => sql<boolean>`((site_id is null and tag_id is null)
  or site_id in ${idsInScope(scope)}
  or tag_id in (select link.tag_id from site_tags as link where link.site_id in ${idsInScope(scope)}))`;

export async function selectDueWindows(db: Queryable, now: number): Promise<WindowRow[]> {
  return db
    .selectFrom('update_windows')
    .selectAll()
    .where('enabled', '=', 1)
    .where('next_open_at', '<=', now)
    .orderBy('id')
    .execute();
}

export async function selectOpeningsAfter(db: Queryable, now: number): Promise<WindowRow[]> {
  return db.selectFrom('update_windows').selectAll().where('next_open_at', '>', now).orderBy('id').execute();
}

/** The runs of the opening that closes then. One that a crash interrupted before it began does not count. */
export async function selectRunsOfOpening(
  db: Queryable,
  windowId: number,
  closesAt: number,
): Promise<{ job_id: string; state: string; created_at: number; status: string }[]> {
  return db
    .selectFrom('update_runs as run')
    .innerJoin('jobs as job', 'job.id', 'run.job_id')
    .select(['run.job_id', 'run.state', 'run.created_at', 'job.status'])
    .where('run.window_id', '=', windowId)
    .where('run.closes_at', '=', closesAt)
    .where(eb => eb.or([eb('run.state', '!=', 'preparing'), eb('job.status', '=', 'canceled')]))
    .execute();
}

/** Ids of the sites a window is for; undefined = the whole fleet. */
export async function selectSitesOfWindow(
  db: Queryable,
  { site_id, tag_id }: WindowRow,
): Promise<number[] | undefined> {
  if (site_id !== null) return [site_id];
  if (tag_id === null) return undefined;
  const rows = await db.selectFrom('site_tags').select('site_id').where('tag_id', '=', tag_id).execute();
  return rows.map(row => row.site_id);
}

/** The connected sites of a window that are in none of these runs. */
export async function selectSitesLeft(db: Queryable, window: WindowRow, jobIds: readonly string[]): Promise<number[]> {
  const named = await selectSitesOfWindow(db, window);
  const begun = db
    .selectFrom('update_run_sites')
    .select('site_id')
    .where('job_id', 'in', [...jobIds]);
  const left = db.selectFrom('sites').select('id').where('status', '=', 'connected').where('id', 'not in', begun);
  const ids = (await left.orderBy('id').execute()).map(({ id }) => id);
  const wanted = new Set(named ?? ids);
  return ids.filter(id => wanted.has(id));
}
