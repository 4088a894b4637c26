import { healthScore, type SiteReport } from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
import type { KnownSite } from '../connection.ts';
import { answeredWell } from '../health/site-health.ts';
import { nextStatus } from '../next-status.ts';
import type { SiteRow } from '../site.store.ts';
import { failureCauseOf } from '../site-failure.ts';
import { type SyncOutcome, wantsUsers } from './ask-site.ts';
import { backupAfter } from './last-backup.ts';
import { afterSync, nextUsualSync, PERHAPS_TOO_MUCH, type SyncDecision } from './sync-policy.ts';

/** The columns of a site that a sync may change. */
export const SYNCED_COLUMNS = {
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
  sync_error_cause: 'text',
  failed_syncs: 'integer',
  disconnected_by: 'text',
  disconnected_at: 'integer',
  missing_count: 'integer',
  missing_at: 'integer',
  checked_at: 'integer',
  check_status: 'integer',
  check_ms: 'integer',
  check_message: 'text',
  backup_plugin: 'text',
  backup_at: 'integer',
  last_sync_at: 'integer',
  next_sync_at: 'integer',
  actions_seen_at: 'integer',
  logs_seen_at: 'integer',
  updated_at: 'integer',
} as const;

/** What a sync may change of a site, as it is stored. */
export type SyncedRow = Pick<SiteRow, keyof typeof SYNCED_COLUMNS>;

const ASKED_AGAIN = 'The site is asked again now and then, and connects by itself when the plugin answers.';

/** The row of a site after a successful sync. */
export function rowAfterSuccess<R extends SyncedRow>(
  services: Services,
  row: R,
  { site, report, logSeenUntil }: Extract<SyncOutcome, { ok: true }>,
): R {
  const now = services.clock.now();
  const logged = report.changeLogs?.map(change => change.createdSeconds) ?? [];
  return {
    ...row,
    admin_username: report.cloneAdminName ?? row.admin_username,
    wp_version: report.wpVersion ?? row.wp_version,
    php_version: report.phpVersion ?? row.php_version,
    child_version: report.connectorVersion ?? row.child_version,
    health_score: report.health ? healthScore(report.health) : row.health_score,
    ...usersOf(services, row, { site, report }),
    info_json: report.siteInfo ? JSON.stringify({ ...report.siteInfo, wphost: report.wphost }) : row.info_json,
    sync_error_code: null,
    sync_error: null,
    sync_error_cause: null,
    failed_syncs: 0,
    missing_count: 0,
    missing_at: null,
    ...withoutFailedCheck(row),
    ...backupAfter(row, report, site.row.backup_plugin, now),
    last_sync_at: now,
    next_sync_at: nextSync(row, site, nextUsualSync(row.id, now, intervalMs(services))),
    actions_seen_at: newest(
      now,
      row.actions_seen_at,
      report.actions?.map(change => Math.floor(change.created * 1000)),
    ),
    logs_seen_at: newest(
      now,
      row.logs_seen_at,
      [...logged, logSeenUntil ?? 0].map(seconds => seconds * 1000),
    ),
    updated_at: now,
  };
}

/** What has asked for a sooner sync since this one began, such as an update of shared files, has not been seen by it. */
function nextSync(row: SyncedRow, asked: KnownSite, next: number): number {
  return row.next_sync_at < asked.row.next_sync_at ? Math.min(row.next_sync_at, next) : next;
}

function usersOf(
  services: Services,
  row: SyncedRow,
  { site, report }: { readonly site: KnownSite; readonly report: SiteReport },
): Pick<SyncedRow, UsersColumn> {
  const { users_count, users_capped, users_due_at } = row;
  if (report.usersCount === undefined) return { users_count, users_capped, users_due_at };
  return {
    users_count: report.usersCount,
    users_capped: report.usersCapped ? 1 : 0,
    users_due_at: nextUsers(services, row, site),
  };
}

type UsersColumn = 'users_count' | 'users_capped' | 'users_due_at';

/** Users that were created or deleted since they were asked for are counted again. */
function nextUsers({ clock, settings }: Services, row: SyncedRow, asked: KnownSite): number {
  if (row.users_due_at < asked.row.users_due_at) return row.users_due_at;
  return nextUsualSync(row.id, clock.now(), settings.usersIntervalHours * 3600_000);
}

/** A check that failed before the site answered successfully no longer counts. */
function withoutFailedCheck({ check_status }: SyncedRow) {
  if (answeredWell(check_status)) return {};
  return { checked_at: null, check_status: null, check_ms: null, check_message: null };
}

export const intervalMs = (services: Services) => services.settings.syncIntervalMinutes * 60_000;

/** Never later than now: a site whose clock runs ahead would not be asked for its changes until then. */
function newest(now: number, seen: number | null, times: readonly number[] = []): number {
  return times.reduce((latest, time) => Math.max(latest, Math.min(time, now)), seen ?? 0);
}

/** … and after a failed one. */
export function rowAfterFailure<R extends SyncedRow & Pick<SiteRow, 'status_wished_at'>>(
  services: Services,
  row: R,
  { site, failure }: Extract<SyncOutcome, { ok: false }>,
): R {
  const now = services.clock.now();
  // The list of users may be the reason: then the next syncs do without.
  const tooMuch = PERHAPS_TOO_MUCH.has(failure.kind ?? '') && wantsUsers(services, site.row);
  const missing = { count: row.missing_count, at: row.missing_at };
  // It may have been asked with an earlier key. The next sync shows what the site says now.
  const wished = row.status_wished_at !== site.row.status_wished_at;
  const decision = afterSync(failure, { failedBefore: row.failed_syncs, missing, now }, intervalMs(services));
  return {
    ...row,
    ...(wished ? {} : disconnected(row, decision.site, now)),
    sync_error_code: failure.code,
    sync_error_cause: failureCauseOf(failure),
    sync_error: decision.site === 'missing_connector' ? `${failure.message} ${ASKED_AGAIN}` : failure.message,
    failed_syncs: row.failed_syncs + 1,
    users_due_at: tooMuch ? nextUsers(services, row, site) : row.users_due_at,
    missing_count: decision.missing.count,
    missing_at: decision.missing.at,
    next_sync_at: nextSync(
      row,
      site,
      decision.nextInMs === undefined ? nextUsualSync(row.id, now, intervalMs(services)) : now + decision.nextInMs,
    ),
    updated_at: now,
  };
}

/** … and after one that says nothing about the site, because nothing outside of this server answers: it is asked again. */
export function rowAfterOutage<R extends SyncedRow>(
  services: Services,
  row: R,
  { site, failure }: Extract<SyncOutcome, { ok: false }>,
): R {
  const now = services.clock.now();
  const missing = { count: row.missing_count, at: row.missing_at };
  const { nextInMs = 0 } = afterSync(failure, { failedBefore: 0, missing, now }, intervalMs(services));
  return { ...row, next_sync_at: nextSync(row, site, now + nextInMs), updated_at: now };
}

/** The state and its reason. What a person has set meanwhile is kept, with its reason. */
function disconnected(row: SyncedRow, site: SyncDecision['site'], now: number): Partial<SyncedRow> {
  if (site === 'ok' || site === 'keep') return {};
  const status = nextStatus(row.status, 'refuse');
  if (status === row.status) return {};
  return { status, disconnected_by: site, disconnected_at: now };
}
