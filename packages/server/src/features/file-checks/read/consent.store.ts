import { inChunks, updateRows } from '../../../ports/database/bulk.ts';
import type { Database, Queryable, Trx } from '../../../ports/database/port.ts';

export async function isAllowed(db: Queryable, siteId: number): Promise<boolean> {
  const row = db.selectFrom('file_checks').select('site_id').where('site_id', '=', siteId);
  return (await row.executeTakeFirst()) !== undefined;
}

/**
 * Allows the checks of these sites, without those that are gone; the first is due at once. @returns the sites for which
 * that is new.
 */
export async function insertConsents(
  trx: Trx,
  siteIds: readonly number[],
  { by, now }: { by: string; now: number },
): Promise<number[]> {
  const insert = async (some: readonly number[]) => {
    const sites = trx
      .selectFrom('sites')
      .select('id')
      .where('id', 'in', [...some]);
    const there = await sites.orderBy('id').forKeyShare().execute();
    if (there.length === 0) return [];
    return trx
      .insertInto('file_checks')
      .values(there.map(({ id: site_id }) => ({ site_id, allowed_at: now, allowed_by: by, due_at: now })))
      .onConflict(conflict => conflict.column('site_id').doNothing())
      .returning('site_id')
      .execute();
  };
  const rows = await inChunks(siteIds, insert, 1_000);
  return rows.map(({ site_id }) => site_id);
}

/** Forgets everything about the files of these sites. @returns the sites that had allowed it. */
export async function deleteConsents(trx: Trx, siteIds: readonly number[]): Promise<number[]> {
  const rows = await inChunks(siteIds, some =>
    trx.deleteFrom('file_checks').where('site_id', 'in', some).returning('site_id').execute(),
  );
  return rows.map(({ site_id }) => site_id);
}

/** Takes connected sites whose check is due, and gives each its next time. */
export async function takeDueFileChecks(
  trx: Trx,
  { engine }: Pick<Database, 'engine'>,
  { now, limit, next }: { now: number; limit: number; next: (siteId: number) => number },
): Promise<number[]> {
  const due = trx
    .selectFrom('file_checks')
    .innerJoin('sites', 'sites.id', 'file_checks.site_id')
    .select('file_checks.site_id')
    .where('sites.status', '=', 'connected')
    .where('file_checks.due_at', '<=', now)
    .orderBy('file_checks.due_at')
    .orderBy('file_checks.site_id')
    .limit(limit);
  const rows = await due.forUpdate('file_checks').skipLocked().execute();
  await updateRows(
    trx,
    engine,
    DUE,
    rows.map(({ site_id }) => ({ site_id, due_at: next(site_id) })),
  );
  return rows.map(({ site_id }) => site_id);
}

const DUE = { table: 'file_checks', columns: { site_id: 'integer', due_at: 'integer' }, key: ['site_id'] } as const;

export async function updateChecksDue(trx: Trx, siteIds: readonly number[], due_at: number): Promise<void> {
  await trx.updateTable('file_checks').set({ due_at }).where('site_id', 'in', siteIds).execute();
}

/** How the last check of a site ended. */
export async function updateCheckOutcome(
  trx: Trx,
  siteId: number,
  outcome: { checked_at?: number; due_at?: number; error_code: string | null; error: string | null },
): Promise<void> {
  await trx.updateTable('file_checks').set(outcome).where('site_id', '=', siteId).execute();
}

/** Locks the consent of a site; false if it was withdrawn. */
export async function claimConsent(trx: Trx, siteId: number): Promise<boolean> {
  const row = trx.selectFrom('file_checks').select('site_id').where('site_id', '=', siteId).forUpdate();
  return (await row.executeTakeFirst()) !== undefined;
}

/** Connected sites that allow the checks. */
export async function selectAllowedSites(db: Queryable) {
  const rows = await db
    .selectFrom('file_checks')
    .innerJoin('sites', 'sites.id', 'file_checks.site_id')
    .select(['sites.id', 'sites.url', 'sites.url_key', 'sites.name', 'sites.client_id'])
    .where('sites.status', '=', 'connected')
    .orderBy('sites.id')
    .execute();
  return rows.map(row => ({ ...row, status: 'connected' as const }));
}
