import { countSyncsTooFarAhead } from '../../features/clock/index.ts';
import type { Database, Queryable } from '../../ports/database/port.ts';
import { storeClock } from '../../ports/database/store-clock.ts';
import type { Settings } from '../../settings.ts';

export async function lastAuditRow(db: Queryable) {
  const head = await db.selectFrom('audit_head').select('sealed').where('id', '=', 1).executeTakeFirst();
  const last = await db
    .selectFrom('audit_log')
    .select(['seq', 'hash', 'at'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { head, last };
}

export interface ClockFacts {
  /** ms epoch; undefined of the embedded store, which has no clock of its own. */
  readonly databaseNow: number | undefined;
  /** When the newest row of the audit log was written. */
  readonly newestRow: number | undefined;
  /** Sites whose next sync is further ahead than their interval can put it. */
  readonly farSyncs: number;
}

export async function clockFacts(database: Database, settings: Settings, now: number): Promise<ClockFacts> {
  const { db } = database;
  const databaseNow = await storeClock(database);
  const { last } = await lastAuditRow(db);
  const farSyncs = await countSyncsTooFarAhead(db, settings, now);
  return { databaseNow, newestRow: last?.at, farSyncs };
}

/** The connected site that was synced last: it can be reached, if this server reaches anything. */
export async function lastSyncedSite(db: Queryable) {
  return db
    .selectFrom('sites')
    .select(['id', 'url', 'verify_tls'])
    .where('status', '=', 'connected')
    .where('last_sync_at', 'is not', null)
    .orderBy('last_sync_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
