import { healthScore, type SiteReport } from '@sitekeeper/protocol';
import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.ts';
import type { Services } from '../../../kernel/context.ts';
import { type UpdatedSet, updateRows } from '../../../ports/database/bulk.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { type SecretsOfSite, storeSecretsOfSites } from '../connection.ts';
import { nextStatus } from '../next-status.ts';
import { type SiteStatus, searchText, siteKey } from '../site.ts';
import { answeredWell } from '../site-health.ts';
import { type SyncOutcome, wantsUsers } from './ask-site.ts';
import { saveReports } from './save-report.ts';
import { afterSync, nextUsualSync, type SyncDecision } from './sync-policy.ts';

const COLUMNS = {
  id: 'integer',
  status: 'text',
  admin_username: 'text',
  wp_version: 'text',
  php_version: 'text',
  child_version: 'text',
  health_score: 'integer',
  users_count: 'integer',
  users_capped: 'integer',
  users_due_at: 'integer',
  info_json: 'text',
  digests_json: 'text',
  sync_error_code: 'text',
  sync_error: 'text',
  failed_syncs: 'integer',
  disconnected_by: 'text',
  disconnected_at: 'integer',
  missing_count: 'integer',
  missing_at: 'integer',
  checked_at: 'integer',
  check_status: 'integer',
  check_ms: 'integer',
  check_message: 'text',
  last_sync_at: 'integer',
  next_sync_at: 'integer',
  actions_seen_at: 'integer',
  logs_seen_at: 'integer',
  updated_at: 'integer',
} as const;

/** What each sync moves on. Most change nothing else, and the other columns are the dear ones to write. */
const MOVING = {
  id: COLUMNS.id,
  last_sync_at: COLUMNS.last_sync_at,
  next_sync_at: COLUMNS.next_sync_at,
  actions_seen_at: COLUMNS.actions_seen_at,
  logs_seen_at: COLUMNS.logs_seen_at,
  updated_at: COLUMNS.updated_at,
} as const;
/** The state is in six indexes: named in a statement, all of them are written anew, though hardly any state changes. */
const { status: _state, ...STATELESS } = COLUMNS;
const WRITES: Readonly<Record<'all' | 'stateless' | 'moving', UpdatedSet>> = {
  all: { table: 'sites', columns: COLUMNS, key: ['id'] },
  stateless: { table: 'sites', columns: STATELESS, key: ['id'] },
  moving: { table: 'sites', columns: MOVING, key: ['id'] },
};
const STAYING = Object.keys(STATELESS).filter(name => !(name in MOVING)) as (keyof typeof STATELESS)[];

const ASKED_AGAIN = 'The site is asked again now and then, and connects by itself when the plugin answers.';

type Stored = { [K in keyof typeof COLUMNS]: (typeof COLUMNS)[K] extends 'integer' ? number | null : string | null };

/**
 * Stores how the syncs of several sites ended, in the caller's transaction. Sites deleted meanwhile are passed over;
 * a site suspended or disconnected meanwhile keeps that state.
 */
export async function saveOutcomes(trx: Trx, services: Services, outcomes: readonly SyncOutcome[]): Promise<void> {
  const ids = outcomes.map(({ site }) => site.row.id);
  const query = trx
    .selectFrom('sites')
    .select(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])
    .where('id', 'in', ids)
    .orderBy('id');
  const current = await query.forUpdate().execute();
  const rows = new Map(current.map(row => [row.id, row as unknown as Stored]));
  const kept = outcomes.filter(({ site }) => rows.has(site.row.id));
  const reports = kept.flatMap(({ site, ...outcome }) => {
    if (!outcome.ok) return [];
    const digests = JSON.parse(rows.get(site.row.id)?.digests_json ?? '{}') as Record<string, string>;
    return [{ siteId: site.row.id, report: outcome.report, digests }];
  });
  const digests = await saveReports(trx, services, reports);
  const digestsOf = new Map(reports.map(({ siteId }, index) => [siteId, digests[index]]));
  const updates = kept.map(outcome => {
    const row = rows.get(outcome.site.row.id) as Stored;
    return outcome.ok
      ? {
          ...afterSuccess(services, row, outcome.report),
          digests_json: JSON.stringify(digestsOf.get(row.id as number)),
        }
      : afterFailure(services, row, outcome);
  });
  const grouped = Map.groupBy(updates, after => setToWrite(rows.get(after.id as number) as Stored, after));
  for (const [set, some] of grouped) await updateRows(trx, services.database.engine, set, some);
  await appendAudit(
    trx,
    services,
    { actor: 'system:sync' },
    updates.flatMap(after => entryOf(rows.get(after.id as number), after)),
  );
  const well = kept.filter(outcome => outcome.ok);
  await storeSecretsOfSites(trx, services, well.map(newSecrets));
  for (const outcome of well) await saveAddress(trx, outcome);
}

function setToWrite(before: Stored, after: Stored): UpdatedSet {
  if (after.status !== before.status) return WRITES.all;
  return STAYING.some(name => after[name] !== before[name]) ? WRITES.stateless : WRITES.moving;
}

/** A state that a sync changed by itself is told in the audit log like any other. */
function entryOf(before: Stored | undefined, after: Stored): AuditEntry[] {
  if (!before || before.status === after.status) return [];
  const detail = { from: before.status, to: after.status, by: after.disconnected_by, error: after.sync_error_code };
  return [{ action: 'site.disconnected', subject: `site:${after.id}`, detail }];
}

function afterSuccess(services: Services, row: Stored, report: SiteReport): Stored {
  const now = services.clock.now();
  return {
    ...row,
    admin_username: report.cloneAdminName ?? row.admin_username,
    wp_version: report.wpVersion ?? row.wp_version,
    php_version: report.phpVersion ?? row.php_version,
    child_version: report.connectorVersion ?? row.child_version,
    health_score: report.health ? healthScore(report.health) : row.health_score,
    ...usersOf(services, row, report),
    info_json: report.siteInfo ? JSON.stringify({ ...report.siteInfo, wphost: report.wphost }) : row.info_json,
    sync_error_code: null,
    sync_error: null,
    failed_syncs: 0,
    missing_count: 0,
    missing_at: null,
    ...withoutFailedCheck(row),
    last_sync_at: now,
    next_sync_at: nextUsualSync(row.id as number, now, intervalMs(services)),
    actions_seen_at: newest(
      now,
      row.actions_seen_at,
      report.actions?.map(change => Math.floor(change.created * 1000)),
    ),
    logs_seen_at: newest(
      now,
      row.logs_seen_at,
      report.changeLogs?.map(change => change.createdSeconds * 1000),
    ),
    updated_at: now,
  };
}

function usersOf(services: Services, row: Stored, report: SiteReport): Pick<Stored, UsersColumn> {
  const { users_count, users_capped, users_due_at } = row;
  if (report.usersCount === undefined) return { users_count, users_capped, users_due_at };
  return {
    users_count: report.usersCount,
    users_capped: report.usersCapped ? 1 : 0,
    users_due_at: nextUsers(services, row),
  };
}

type UsersColumn = 'users_count' | 'users_capped' | 'users_due_at';

const nextUsers = ({ clock, settings }: Services, row: Stored) =>
  nextUsualSync(row.id as number, clock.now(), settings.usersIntervalHours * 3600_000);

/** Failures for which the list of users may be the reason: then the next syncs do without. */
const PERHAPS_TOO_MUCH: ReadonlySet<string> = new Set(['timeout', 'site_error', 'too_large']);

/** A check that failed before the site answered well says nothing any more. */
function withoutFailedCheck({ check_status }: Stored) {
  if (answeredWell(check_status)) return {};
  return { checked_at: null, check_status: null, check_ms: null, check_message: null };
}

export const intervalMs = (services: Services) => services.settings.syncIntervalMinutes * 60_000;

/** Never later than now: a site whose clock runs ahead would not be asked for its changes until then. */
function newest(now: number, seen: number | null, times: readonly number[] = []): number {
  return times.reduce((latest, time) => Math.max(latest, Math.min(time, now)), seen ?? 0);
}

function afterFailure(services: Services, row: Stored, { site, failure }: Extract<SyncOutcome, { ok: false }>): Stored {
  const now = services.clock.now();
  const tooMuch = PERHAPS_TOO_MUCH.has(failure.kind ?? '') && wantsUsers(services, site.row);
  const missing = { count: row.missing_count ?? 0, at: row.missing_at };
  const decision = afterSync(failure, { failedBefore: row.failed_syncs ?? 0, missing, now }, intervalMs(services));
  return {
    ...row,
    ...disconnected(row, decision.site, now),
    sync_error_code: failure.code,
    sync_error: decision.site === 'missing_connector' ? `${failure.message} ${ASKED_AGAIN}` : failure.message,
    failed_syncs: (row.failed_syncs ?? 0) + 1,
    users_due_at: tooMuch ? nextUsers(services, row) : row.users_due_at,
    missing_count: decision.missing.count,
    missing_at: decision.missing.at,
    next_sync_at:
      decision.nextInMs === undefined
        ? nextUsualSync(row.id as number, now, intervalMs(services))
        : now + decision.nextInMs,
    updated_at: now,
  };
}

/** The state, and why. What a person did meanwhile stays, with its reason. */
function disconnected(row: Stored, site: SyncDecision['site'], now: number): Partial<Stored> {
  if (site === 'ok' || site === 'keep') return {};
  const status = nextStatus(row.status as SiteStatus, 'refuse');
  if (status === row.status) return {};
  return { status, disconnected_by: site, disconnected_at: now };
}

type Synced = Extract<SyncOutcome, { ok: true }>;

/** What seldom changes: a new reconnect secret, a new unique id … */
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
