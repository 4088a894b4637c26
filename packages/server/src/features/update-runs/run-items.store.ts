import { sql } from 'kysely';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import { changedEntry, refreshPending } from '../sites/index.ts';
import { IN_FLIGHT, type RunItem, type RunItemEnd } from './run-item.ts';
import type { FrontBefore } from './site/front-page.ts';

/** The items of one site, in their order. */
export async function selectItemsOfSite(db: Queryable, jobId: string, siteId: number): Promise<RunItem[]> {
  const rows = await db
    .selectFrom('update_run_items')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('site_id', '=', siteId)
    .orderBy('seq')
    .execute();
  return rows as RunItem[];
}

const key = ({ job_id, site_id, seq }: Pick<RunItem, 'job_id' | 'site_id' | 'seq'>) =>
  sql<boolean>`job_id = ${job_id} and site_id = ${site_id} and seq = ${seq}`;

/**
 * Marks an item as sent, right before it is: whoever finds it later knows that it may have been done.
 * @returns false if another process has sent it, the job has ended or the site was suspended, disconnected or deleted
 * meanwhile: then it must not be sent.
 */
export async function markSent(trx: Trx, item: RunItem, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('update_run_items')
    .set({ state: 'sent', sent_at: now })
    .where(key(item))
    .where('state', '=', 'pending')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('jobs').select('id').where('id', '=', item.job_id).where('status', 'in', ['queued', 'processing']),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('sites').select('id').where('id', '=', item.site_id).where('status', '=', 'connected')),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same for restoring the old version. `finished_at` is when that was sent, until its outcome is known. */
export async function markRollingBack(trx: Trx, item: RunItem, reason: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('update_run_items')
    .set({ state: 'rolling_back', reason, finished_at: now })
    .where(key(item))
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same for a requested rollback. */
export async function markRollingBackOnRequest(trx: Trx, item: RunItem, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('update_run_items')
    .set({ state: 'rolling_back', finished_at: now })
    .where(key(item))
    .where('state', '=', item.state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes how that ended. */
export async function endRollBackOnRequest(trx: Trx, item: RunItem, end: RunItemEnd, at: number): Promise<void> {
  await trx.updateTable('update_run_items').set(columnsOf(end, at)).where(key(item)).execute();
}

const columnsOf = ({ state, reason, cause, message, wayOut }: RunItemEnd, finished_at: number | null) => ({
  state,
  reason: reason ?? null,
  cause: cause ?? null,
  message: message ?? null,
  way_out: wayOut ?? null,
  finished_at,
});

/** Stores the outcome of an item. @returns false if it already has one, which it keeps. */
export async function endRunItem(trx: Trx, item: RunItem, end: RunItemEnd, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('update_run_items')
    .set(columnsOf(end, now))
    .where(key(item))
    .where('state', 'in', ['pending', 'sent', 'rolling_back'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * The same for a rollback that nobody saw end: `finished_at` stays when it was sent, from which is counted when it may be
 * sent again. @returns false if it has ended, or was sent again, since it was read.
 */
export async function endLostRollBack(trx: Trx, item: RunItem, end: RunItemEnd): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('update_run_items')
    .set(columnsOf(end, item.finished_at))
    .where(key(item))
    .where('state', '=', 'rolling_back')
    .where('finished_at', '=', item.finished_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends all items of a site that were not sent. */
export async function endPendingItems(
  trx: Trx,
  { jobId, siteId }: { jobId: string; siteId: number },
  end: RunItemEnd,
  now: number,
): Promise<void> {
  await trx
    .updateTable('update_run_items')
    .set(columnsOf(end, now))
    .where('job_id', '=', jobId)
    .where('site_id', '=', siteId)
    .where('state', '=', 'pending')
    .execute();
}

/** Of these sites, those to which something was sent whose outcome is not known yet. */
export async function selectSitesInFlight(db: Queryable, jobId: string, siteIds: readonly number[]): Promise<number[]> {
  if (siteIds.length === 0) return [];
  const rows = await db
    .selectFrom('update_run_items')
    .select('site_id')
    .distinct()
    .where('job_id', '=', jobId)
    .where('site_id', 'in', [...siteIds])
    .where('state', 'in', [...IN_FLIGHT])
    .orderBy('site_id')
    .execute();
  return rows.map(row => row.site_id);
}

/** Which updates of a site somebody ignores now. */
export async function selectIgnoredOfSite(db: Queryable, siteId: number): Promise<Pick<RunItem, 'type' | 'slug'>[]> {
  const query = db.selectFrom('site_updates').select(['type', 'slug']).where('site_id', '=', siteId);
  return (await query.where('ignored', '=', 1).execute()) as Pick<RunItem, 'type' | 'slug'>[];
}

/** What the site has of an item right before its update; of its package only if the site offers one. */
export type FoundOfItem = Pick<RunItem, 'from_version'> &
  Partial<Pick<RunItem, 'package' | 'package_host' | 'package_named'>>;

export async function saveFound(trx: Trx, found: ReadonlyMap<RunItem, FoundOfItem>): Promise<void> {
  for (const [item, set] of found) {
    await trx.updateTable('update_run_items').set(set).where(key(item)).execute();
  }
}

export async function selectFrontPage(db: Queryable, jobId: string, siteId: number): Promise<FrontBefore | undefined> {
  const row = await db
    .selectFrom('update_run_sites')
    .select('front_json')
    .where('job_id', '=', jobId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.front_json ? (JSON.parse(row.front_json) as FrontBefore) : undefined;
}

/** Whether the last sync listed no theme as active: the one in use is gone. */
export async function themeIsMissing(db: Queryable, siteId: number): Promise<boolean> {
  const site = await db
    .selectFrom('sites')
    .select(({ exists, selectFrom }) => [
      'last_sync_at',
      exists(selectFrom('site_themes').select('slug').where('site_id', '=', siteId).where('active', '=', 1)).as(
        'active',
      ),
    ])
    .where('id', '=', siteId)
    .executeTakeFirst();
  return site !== undefined && site.last_sync_at !== null && !site.active;
}

export async function updateRunSiteRow(
  trx: Trx,
  { jobId, siteId }: { jobId: string; siteId: number },
  set: { outcome?: string; front_json?: string },
): Promise<void> {
  await trx
    .updateTable('update_run_sites')
    .set(set)
    .where('job_id', '=', jobId)
    .where('site_id', '=', siteId)
    .execute();
}

/** Removes an installed update from the pending ones, as a sync would: what came out since is still pending. */
export async function forgetUpdate(trx: Trx, { site_id, type, slug, to_version }: RunItem): Promise<void> {
  const query = trx.selectFrom('sites').select(['digests_json', 'wp_version']).where('id', '=', site_id);
  const row = await query.forUpdate().executeTakeFirst();
  if (!row) return;
  await trx
    .deleteFrom('site_updates')
    .where('site_id', '=', site_id)
    .where('type', '=', type)
    .where('slug', '=', slug)
    .$if(type === 'plugin' || type === 'theme', query => query.where('new_version', '=', to_version))
    .$if(type === 'core', query => query.where('new_version', 'in', [to_version, row.wp_version]))
    .execute();
  const digests = JSON.parse(row.digests_json) as Record<string, string>;
  const part = type === 'core' ? 'core_update' : `${type}_updates`;
  digests[part] = changedEntry(digests[part]);
  await trx
    .updateTable('sites')
    .set({ digests_json: JSON.stringify(digests) })
    .where('id', '=', site_id)
    .execute();
  await refreshPending(trx, [site_id]);
}

/** Sites to which a run has sent something. */
export const selectSitesUpdated = (db: Queryable, jobId: string) =>
  db.selectFrom('update_run_items').select('site_id').where('job_id', '=', jobId).where('sent_at', 'is not', null);
