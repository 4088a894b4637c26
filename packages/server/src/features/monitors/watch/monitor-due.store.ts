import { sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import { updateRows } from '../../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import { isOnHold, nextUsualSync } from '../../sites/index.ts';
import { effectiveSettings, type MonitorSettings } from '../settings/monitor-settings.ts';
import {
  holdMonitorSettings,
  ownSettings,
  SETTING_COLUMNS,
  selectMonitorSettings,
} from '../settings/settings.store.ts';
import type { WatchedStatus } from './next-state.ts';

/** A site to check, with what its check keeps to. */
export interface MonitoredSite {
  readonly id: number;
  readonly url: string;
  readonly verifyTls: boolean;
  /** It wants a password that is stored. */
  readonly hasHttpAuth: boolean;
  readonly status: WatchedStatus;
  /** What its last check took, in milliseconds; null: it did not answer. */
  readonly responseMs: number | null;
  readonly settings: MonitorSettings;
}

export const monitoredRows = (db: Queryable) =>
  db
    .selectFrom('monitors')
    .innerJoin('sites', 'sites.id', 'monitors.site_id')
    .select(['monitors.site_id as id', 'sites.url', 'sites.verify_tls'])
    .select([
      'monitors.status',
      'monitors.due_at',
      'monitors.response_ms',
      sql<number>`case when ${isOnHold} then 1 else 0 end`.as('on_hold'),
    ])
    .select(SETTING_COLUMNS.map(column => `monitors.${column}` as const))
    .select(
      sql<number>`exists (select 1 from site_secrets where site_secrets.site_id = sites.id
      and site_secrets.name = 'http_auth')`.as('has_auth'),
    );

type MonitoredRow = Awaited<ReturnType<ReturnType<typeof monitoredRows>['execute']>>[number];

export function monitoredSite(row: MonitoredRow, all: MonitorSettings): MonitoredSite {
  return {
    id: row.id,
    url: row.url,
    verifyTls: row.verify_tls === 1,
    hasHttpAuth: Boolean(row.has_auth),
    status: row.status as WatchedStatus,
    responseMs: row.response_ms,
    settings: effectiveSettings(all, ownSettings(row)),
  };
}

const DUE = { table: 'monitors', columns: { site_id: 'integer', due_at: 'integer' }, key: ['site_id'] } as const;

/**
 * Takes sites whose check is due and gives each its next time, so that of several processes one checks it. Sites
 * on hold only get their next time.
 */
export async function takeDueMonitors(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  most: number,
): Promise<MonitoredSite[]> {
  const now = clock.now();
  const isDue = database.db.selectFrom('monitors').select('site_id').where('due_at', '<=', now).limit(1);
  if ((await isDue.executeTakeFirst()) === undefined) return [];
  return database.write(async trx => {
    const all = await selectMonitorSettings(trx);
    const due = monitoredRows(trx).where('monitors.due_at', '<=', now).orderBy('monitors.due_at').limit(most);
    const rows = await due.forUpdate('monitors').skipLocked().execute();
    const sites = rows.map(row => monitoredSite(row, all));
    const next = sites.map(({ id, settings }) => ({ site_id: id, due_at: nextCheckAt(id, now, settings) }));
    await updateRows(trx, database.engine, DUE, next);
    return sites.filter((site, at) => site.settings.active && rows[at]?.on_hold === 0);
  });
}

/** When a site is checked next; null: not at all. */
export function nextCheckAt(siteId: number, now: number, settings: MonitorSettings): number | null {
  return settings.active ? nextUsualSync(siteId, now, settings.interval_seconds * 1000) : null;
}

/** One site, whether it is due or not. */
export async function selectMonitoredSite(db: Queryable, siteId: number): Promise<MonitoredSite | undefined> {
  const row = await monitoredRows(db).where('monitors.site_id', '=', siteId).executeTakeFirst();
  return row && monitoredSite(row, await selectMonitorSettings(db));
}

const ROWS_PER_WRITE = 1000;

/** Begins to watch sites that are not watched yet. @returns how many. */
export async function insertMissingMonitors({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const missing = (db: Queryable) =>
    db
      .selectFrom('sites')
      .select('id')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('monitors').select('site_id').whereRef('monitors.site_id', '=', 'sites.id'))),
      );
  let added = 0;
  for (;;) {
    const ids = (await missing(database.db).limit(ROWS_PER_WRITE).execute()).map(({ id }) => id);
    if (ids.length === 0) return added;
    await database.write(trx => insertMonitors(trx, ids, clock.now()));
    added += ids.length;
  }
}

/** @param siteIds Of which those are left out that are watched already, or gone. */
export async function insertMonitors(trx: Trx, siteIds: readonly number[], now: number): Promise<void> {
  const { active } = await holdMonitorSettings(trx);
  const present = await trx
    .selectFrom('sites')
    .select('id')
    .where('id', 'in', [...siteIds])
    .forKeyShare()
    .execute();
  if (present.length === 0) return;
  const rows = present.map(({ id }) => ({ site_id: id, due_at: active ? now : null }));
  await trx
    .insertInto('monitors')
    .values(rows)
    .onConflict(conflict => conflict.column('site_id').doNothing())
    .execute();
}

/** Sites that a change or an update is being made on at the moment. */
export async function selectSitesInWork(db: Queryable, siteIds: readonly number[], now: number): Promise<Set<number>> {
  const names = siteIds.map(id => `site:${id}`);
  const held = await db
    .selectFrom('leases')
    .select('name')
    .where('name', 'in', names)
    .where('until_at', '>', now)
    .execute();
  return new Set(held.map(({ name }) => Number(name.slice('site:'.length))));
}
