import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.ts';
import type { Services } from '../../../kernel/context.ts';
import { HOUR_MS, MINUTE_MS } from '../../../kernel/time/durations.ts';
import { type UpdatedSet, updateRows } from '../../../ports/database/bulk.ts';
import type { Database, Trx } from '../../../ports/database/port.ts';
import { findRowsByIndex } from '../../../ports/database/statements/by-index.ts';
import { idsGiven, keptStatement } from '../../../ports/database/statements/kept-statement.ts';
import { emitEvents } from '../../events/index.ts';
import { mayDiffer, noteConditions } from '../../site-conditions/index.ts';
import { type SecretsOfSite, storeSecretsOfSites } from '../connection.ts';
import type { SiteRow } from '../site.store.ts';
import { searchText, siteKey } from '../site.ts';
import type { SyncOutcome } from './ask-site.ts';
import { queueSyncs } from './due/queue-syncs.ts';
import { selectOutboundBroken } from './outbound-broken.store.ts';
import type { StoredDigests } from './part-digests.ts';
import { PENDING_COLUMNS, type PendingCounts } from './pending-updates.store.ts';
import { saveReports } from './save-report.ts';
import { insertSitesToMatch } from './sites-to-match.store.ts';
import { syncEvents } from './sync-events.ts';
import { rowAfterFailure, rowAfterOutage, rowAfterSuccess, SYNCED_COLUMNS, type SyncedRow } from './synced-row.ts';

/**
 * The columns that every sync updates. Most syncs change nothing else, and the other columns are expensive to write.
 */
const MOVING = {
  id: SYNCED_COLUMNS.id,
  last_sync_at: SYNCED_COLUMNS.last_sync_at,
  next_sync_at: SYNCED_COLUMNS.next_sync_at,
  actions_seen_at: SYNCED_COLUMNS.actions_seen_at,
  logs_seen_at: SYNCED_COLUMNS.logs_seen_at,
  updated_at: SYNCED_COLUMNS.updated_at,
} as const;
/** The state is part of six indexes. A statement that names it rewrites all of them, although it hardly ever changes. */
const { status: _state, ...STATELESS } = SYNCED_COLUMNS;
/** The counts of pending updates are part of an index, too. */
const COUNTS = Object.values(PENDING_COLUMNS);
const COUNTED = Object.fromEntries(COUNTS.map(name => [name, 'integer' as const]));
const WRITES: Readonly<Record<'all' | 'counted' | 'stateless' | 'moving', UpdatedSet>> = {
  all: { table: 'sites', columns: { ...SYNCED_COLUMNS, ...COUNTED }, key: ['id'] },
  counted: { table: 'sites', columns: { ...STATELESS, ...COUNTED }, key: ['id'] },
  stateless: { table: 'sites', columns: STATELESS, key: ['id'] },
  moving: { table: 'sites', columns: MOVING, key: ['id'] },
};
type SavedRow = SyncedRow & PendingCounts & Pick<SiteRow, 'status_wished_at' | 'url_key'>;
const STAYING = Object.keys(STATELESS).filter(name => !(name in MOVING)) as (keyof typeof STATELESS)[];

const claimRows = keptStatement({ sites: idsGiven }, ({ sites }, db) =>
  db
    .selectFrom('sites')
    .select([...Object.keys(WRITES.all.columns), 'status_wished_at', 'url_key'] as (keyof SavedRow)[])
    .where(sites('id'))
    .orderBy('id')
    .forUpdate(),
);

/**
 * Stores how the syncs of several sites ended, in the caller's transaction. Sites deleted meanwhile are skipped, and
 * sites that have moved, about which their old address says nothing; a site suspended or disconnected meanwhile keeps
 * that state.
 */
export async function saveOutcomes(trx: Trx, services: Services, outcomes: readonly SyncOutcome[]): Promise<void> {
  await findRowsByIndex(trx, services.database.engine);
  const current = await claimRows(trx, { sites: outcomes.map(({ site }) => site.row.id) });
  const rows = new Map(current.map(row => [row.id, row as SavedRow]));
  const kept = outcomes.filter(({ site }) => rows.get(site.row.id)?.url_key === site.row.url_key);
  const reports = kept.flatMap(({ site, ...outcome }) => {
    if (!outcome.ok) return [];
    const stored = rows.get(site.row.id)?.digests_json ?? '{}';
    const digests = JSON.parse(stored) as StoredDigests;
    const before = site.row.digests_json;
    const asked = before === stored ? undefined : (JSON.parse(before) as StoredDigests);
    return [{ siteId: site.row.id, report: outcome.report, digests, asked }];
  });
  const { digests, pending, leftOut } = await saveReports(trx, services, reports);
  const pendingOf = new Map(pending.map(counts => [counts.id, counts]));
  const digestsOf = new Map(reports.map(({ siteId }, index) => [siteId, digests[index]]));
  const overtaken = new Set(leftOut);
  if (kept.some(({ ok }) => ok)) wellAt.set(services.database, services.clock.now());
  const networkAway = await isNetworkAway(trx, services, kept);
  const updates = kept.map(outcome => {
    const row = rows.get(outcome.site.row.id) as SavedRow;
    if (!outcome.ok) {
      const unseen = networkAway && outcome.failure.silent;
      return unseen ? rowAfterOutage(services, row, outcome) : rowAfterFailure(services, row, outcome);
    }
    const after = rowAfterSuccess(services, row, outcome);
    const wp_version = versionAfter(row, outcome.site.row, after);
    if (wp_version !== after.wp_version) overtaken.add(row.id);
    return {
      ...after,
      wp_version,
      ...pendingOf.get(row.id),
      digests_json: JSON.stringify(digestsOf.get(row.id)),
    };
  });
  if (overtaken.size > 0) await queueSyncs(trx, services, [...overtaken]);
  const grouped = Map.groupBy(updates, after => setToWrite(rows.get(after.id) as SavedRow, after));
  const moved = updates.filter(after => after.wp_version !== rows.get(after.id)?.wp_version);
  await insertSitesToMatch(
    trx,
    moved.map(after => after.id),
  );
  for (const [set, some] of grouped) await updateRows(trx, services.database.engine, set, some);
  const changed = updates.filter(after => isOther(rows.get(after.id) as SyncedRow, after));
  await noteConditions(trx, services.database.engine, changed, services.clock.now());
  await emitEvents(
    trx,
    updates.flatMap(after => syncEvents(rows.get(after.id) as SyncedRow, after)),
    new Date(services.clock.now()),
  );
  await appendAudit(
    trx,
    services,
    { actor: 'system:sync' },
    updates.flatMap(after => entryOf(rows.get(after.id), after)),
  );
  const well = kept.filter(outcome => outcome.ok);
  await storeSecretsOfSites(trx, services, well.map(newSecrets));
  for (const outcome of well) await saveAddress(trx, outcome);
}

/** When a sync ended well last, in this process. */
const wellAt = new WeakMap<Database, number>();
/** A sync that ends well so long after the network broke refutes that: those under way then may still end. */
const REFUTED_AFTER_MS = MINUTE_MS;
/** No longer: perhaps only that is away which the network is judged by, and nothing says so. */
const BELIEVED_MS = 24 * HOUR_MS;

/** Nobody would say that it is back where no process checks sites any more. */
async function isNetworkAway(
  trx: Trx,
  { settings, database, clock }: Services,
  outcomes: readonly SyncOutcome[],
): Promise<boolean> {
  if (!settings.monitors || outcomes.every(outcome => outcome.ok || !outcome.failure.silent)) return false;
  const since = await selectOutboundBroken(trx);
  if (since === null || clock.now() - since >= BELIEVED_MS) return false;
  return (wellAt.get(database) ?? 0) <= since + REFUTED_AFTER_MS;
}

/** The version of WordPress: an update stores it by itself, and the report may be older than that. */
function versionAfter(row: SyncedRow, asked: SyncedRow, after: SyncedRow): string {
  return row.wp_version === asked.wp_version ? after.wp_version : row.wp_version;
}

/** What a failed sync leaves as it is, and most others too. */
function isOther(before: SyncedRow, after: SyncedRow): boolean {
  return mayDiffer(before, after);
}

function setToWrite(before: SavedRow, after: SavedRow): UpdatedSet {
  if (after.status !== before.status) return WRITES.all;
  if (COUNTS.some(name => after[name] !== before[name])) return WRITES.counted;
  return STAYING.some(name => after[name] !== before[name]) ? WRITES.stateless : WRITES.moving;
}

/** A state that a sync has changed by itself is recorded in the audit log like any other. */
function entryOf(before: SyncedRow | undefined, after: SyncedRow): AuditEntry[] {
  if (!before || before.status === after.status) return [];
  const detail = { from: before.status, to: after.status, by: after.disconnected_by, error: after.sync_error_code };
  return [{ action: 'site.disconnected', subject: `site:${after.id}`, detail }];
}

type Synced = Extract<SyncOutcome, { ok: true }>;

/** What rarely changes: a new reconnect secret, a new unique id … */
function newSecrets({ site, report: { regverify, uniqueId } }: Synced): SecretsOfSite {
  const fresh = uniqueId !== undefined && uniqueId !== site.uniqueId;
  return {
    siteId: site.row.id,
    secrets: {
      ...(regverify === undefined ? {} : { regverify }),
      ...(fresh ? { unique_id: uniqueId === '' ? undefined : uniqueId } : {}),
    },
  };
}

/** … and a corrected address. */
async function saveAddress(trx: Trx, { site, url }: Synced): Promise<void> {
  if (url === site.row.url) return;
  const row = trx.selectFrom('sites').select('name').where('id', '=', site.row.id);
  const { name } = await row.executeTakeFirstOrThrow(); // it may have been renamed during the sync
  await trx
    .updateTable('sites')
    .set({ url, url_key: siteKey(url), search_text: searchText(name, url) })
    .where('id', '=', site.row.id)
    .where('url', '=', site.row.url)
    .execute();
}
