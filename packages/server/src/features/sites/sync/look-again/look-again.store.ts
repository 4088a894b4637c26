import type { Database, Trx } from '../../../../ports/database/port.ts';
import { takeDueSites } from '../../../../ports/database/take-due.ts';
import { failureCauseOf, type SiteFailure } from '../../site-failure.ts';
import { untilNextLook } from '../sync-policy.ts';

const SITES_PER_LOOK = 1000;
const AFTER_SET_ASIDE_MS = 7 * 24 * 3600_000;

/** Sites that were disconnected by inference and are due to be asked again. */
function due(db: Database['db'] | Trx, now: number) {
  return db
    .selectFrom('sites')
    .select(['id', 'disconnected_at'])
    .where('status', '=', 'disconnected')
    .where('next_sync_at', '<=', now)
    .where('disconnected_by', '=', 'missing_connector')
    .orderBy('next_sync_at')
    .limit(SITES_PER_LOOK);
}

export async function isAnyDue({ db }: Database, now: number): Promise<boolean> {
  return (await due(db, now).limit(1).execute()).length > 0;
}

/** Takes the sites that are due, and gives each its next time, so that one of several processes gets them. */
export async function takeDue(trx: Trx, database: Database, now: number): Promise<number[]> {
  const taken = await takeDueSites(
    trx,
    database,
    due(trx, now),
    'next_sync_at',
    site => now + untilNextLook(now - (site.disconnected_at ?? now)),
  );
  return taken.map(site => site.id);
}

/** A site that is still disconnected by inference, whatever happened since it was asked. */
const stillLost = (trx: Trx, id: number) =>
  trx
    .updateTable('sites')
    .where('id', '=', id)
    .where('status', '=', 'disconnected')
    .where('disconnected_by', '=', 'missing_connector');

/** Syncs that failed in a row, of a row that is locked until the transaction ends. */
export async function selectFailedSyncs(trx: Trx, id: number): Promise<number> {
  const query = trx.selectFrom('sites').select('failed_syncs').where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst())?.failed_syncs ?? 0;
}

/** @returns false when somebody else has changed its state meanwhile. */
export async function storeBack(trx: Trx, id: number, now: number): Promise<boolean> {
  const noError = { sync_error: null, sync_error_code: null, sync_error_cause: null };
  const nothingWrong = { failed_syncs: 0, missing_count: 0, missing_at: null, ...noError };
  const set = { status: 'connected', ...nothingWrong, next_sync_at: now, updated_at: now };
  const { numUpdatedRows } = await stillLost(trx, id).set(set).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its current answer. Once it explicitly refuses our key, it is not asked again. */
export async function storeStillLost(trx: Trx, id: number, failure: SiteFailure, now: number): Promise<void> {
  const refused = failure.kind === 'disconnected' || failure.kind === 'admin_gone';
  const error = {
    sync_error_code: failure.code,
    sync_error_cause: failureCauseOf(failure),
    sync_error: failure.message,
  };
  const why = refused ? { disconnected_by: 'refusal', disconnected_at: now } : {};
  await stillLost(trx, id)
    .set({ ...error, ...why, updated_at: now })
    .execute();
}

/** This check killed the server: the next one follows in a week. */
export async function storeSetAside(trx: Trx, id: number, failure: SiteFailure, now: number): Promise<void> {
  await storeStillLost(trx, id, failure, now);
  await stillLost(trx, id)
    .set({ next_sync_at: now + AFTER_SET_ASIDE_MS })
    .execute();
}
