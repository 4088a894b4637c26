import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { idsInScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { contains } from '../../ports/database/contains.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import type { MaintenanceTime } from './maintenance-time.ts';

export type MaintenanceRow = Selectable<Tables['maintenance_windows']>;

export const MAINTENANCE_STATES = ['open', 'upcoming', 'ended', 'disabled'] as const;
export type MaintenanceState = (typeof MAINTENANCE_STATES)[number];

export interface MaintenanceFilter extends SiteScope {
  readonly search?: string;
  readonly states?: readonly MaintenanceState[] | undefined;
  /** Only windows that are for this site, also by a tag or client. */
  readonly siteId?: number | undefined;
}

export async function insertMaintenanceWindow(
  trx: Trx,
  row: Insertable<Tables['maintenance_windows']>,
): Promise<MaintenanceRow> {
  return trx.insertInto('maintenance_windows').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateMaintenanceRow(
  trx: Trx,
  id: number,
  set: Updateable<Tables['maintenance_windows']>,
): Promise<void> {
  await trx.updateTable('maintenance_windows').set(set).where('id', '=', id).execute();
}

/** Sets the times of a window, unless somebody has changed them since it was read. */
export async function updateMaintenanceTime(trx: Trx, read: MaintenanceRow, time: MaintenanceTime): Promise<void> {
  await trx
    .updateTable('maintenance_windows')
    .set({ ...time })
    .where('id', '=', read.id)
    .where('opens_at', '=', read.opens_at)
    .where('next_open_at', '=', read.next_open_at)
    .where('starts', '=', read.starts)
    .execute();
}

export async function deleteMaintenanceRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('maintenance_windows').where('id', '=', id).execute();
}

/** Windows that took place once, before a time. @returns how many. */
export async function deleteMaintenanceBefore(trx: Trx, before: number): Promise<number> {
  const ended = trx.deleteFrom('maintenance_windows').where('repeats', '=', 'once').where('closes_at', '<', before);
  return Number((await ended.executeTakeFirst()).numDeletedRows);
}

export async function selectMaintenanceWindow(db: Queryable, id: number): Promise<MaintenanceRow | undefined> {
  return db.selectFrom('maintenance_windows').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The window, locked until the transaction ends. */
export async function claimMaintenanceRow(trx: Trx, id: number): Promise<MaintenanceRow | undefined> {
  return trx.selectFrom('maintenance_windows').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Weekly windows whose next time has begun. */
export async function selectMaintenanceDue(db: Queryable, now: number): Promise<MaintenanceRow[]> {
  const due = db.selectFrom('maintenance_windows').selectAll().where('enabled', '=', 1);
  return due.where('next_open_at', '<=', now).orderBy('id').execute();
}

export async function selectWeeklyMaintenance(db: Queryable): Promise<MaintenanceRow[]> {
  return db.selectFrom('maintenance_windows').selectAll().where('repeats', '=', 'weekly').orderBy('id').execute();
}

const isOpen = (now: number) =>
  sql<boolean>`(enabled = 1 and ((opens_at <= ${now} and closes_at > ${now})
    or (next_open_at is not null and next_open_at <= ${now})))`;

/** Which rows are in a state at a time. */
const inState: Readonly<Record<MaintenanceState, (now: number) => ReturnType<typeof isOpen>>> = {
  open: isOpen,
  upcoming: now => sql`(enabled = 1 and not ${isOpen(now)} and (opens_at > ${now} or next_open_at is not null))`,
  ended: now => sql`(enabled = 1 and next_open_at is null and closes_at <= ${now})`,
  disabled: () => sql`enabled = 0`,
};

/**
 * Windows that may be open at a time: those whose next time has begun are not worked out yet.
 * @param siteId Only those that are for this site.
 */
export async function selectMaintenanceAt(db: Queryable, at: number, siteId?: number): Promise<MaintenanceRow[]> {
  return db
    .selectFrom('maintenance_windows')
    .selectAll()
    .where(isOpen(at))
    .$if(siteId !== undefined, q => q.where(isForSite(siteId ?? 0)))
    .orderBy('id')
    .execute();
}

/** By name, then id. */
export async function selectMaintenancePage(
  db: Queryable,
  { search = '', states, siteId, ...scope }: MaintenanceFilter,
  window: { offset: number; limit: number; now: number },
) {
  const text = search.trim().toLowerCase();
  const found = db
    .selectFrom('maintenance_windows')
    .$if(text !== '', q => q.where(contains('maintenance_windows.name_key', text)))
    .$if(siteId !== undefined, q => q.where(isForSite(siteId ?? 0)))
    .$if(isScoped(scope), q => q.where(isForScope(scope)))
    .$if(states !== undefined, q =>
      q.where(sql<boolean>`(${sql.join(states?.map(state => inState[state](window.now)) ?? [], sql` or `)})`),
    );
  const [rows, { total }] = await Promise.all([
    found.selectAll().orderBy('name_key').orderBy('id').limit(window.limit).offset(window.offset).execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

const isForScope = (scope: SiteScope) => sql<boolean>`(all_sites = 1
  or id in (select window_id from maintenance_window_sites where site_id in ${idsInScope(scope)})
  or id in (select window_id from maintenance_window_tags join site_tags using (tag_id)
    where site_id in ${idsInScope(scope)})
  or id in (select window_id from maintenance_window_clients join sites using (client_id)
    where sites.id in ${idsInScope(scope)}))`;

const isForSite = (siteId: number) => sql<boolean>`(all_sites = 1
  or id in (select window_id from maintenance_window_sites where site_id = ${siteId})
  or id in (select window_id from maintenance_window_tags join site_tags using (tag_id) where site_id = ${siteId})
  or id in (select window_id from maintenance_window_clients join sites using (client_id) where sites.id = ${siteId}))`;
