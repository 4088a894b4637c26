import type { BackupPlugin } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { type ErrorCode, wireCode } from '../../../kernel/errors.ts';
import { readTogether } from '../../../kernel/read-together.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { type SiteCondition, selectConditions } from '../../site-conditions/index.ts';
import { type HealthView, healthViews } from '../health/health-reasons.ts';
import { answeredWell } from '../health/site-health.ts';
import { selectScreenshotFacts } from '../screenshots/screenshot.store.ts';
import type { DisconnectedBy } from '../site.ts';
import { type FailureCause, GONE, requestError } from '../site-failure.ts';
import { keysOfSites, type RecordRow, recordRows, sitesWithHttpAuth, tagsOfSites } from './site-record.store.ts';

/** Nothing in a record follows from who asks. */
type StoreCtx = Pick<Ctx, 'database' | 'settings' | 'clock'>;

/** The records of these sites, in the order of the ids; deleted sites are left out. Five queries for any number. */
export async function siteRecords(ctx: StoreCtx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { db } = ctx.database;
  const [rows, tags, withHttpAuth, conditions] = await Promise.all([
    recordRows(db, ids),
    tagsOfSites(db, ids),
    sitesWithHttpAuth(db, ids),
    conditionsBySite(db, ids),
  ]);
  const healths = await healthViews(ctx, rows);
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = byId.get(id);
    if (!row) return [];
    const linked = { tags: tags.get(id) ?? [], http_auth: withHttpAuth.has(id), conditions: conditions.get(id) ?? [] };
    return [{ ...view(ctx, row, linked), ...(healths.get(id) as HealthView) }];
  });
}

/** With its key and its screenshot. */
const recordOf = readTogether(async (ctx: StoreCtx, ids) => {
  const [records, keys, screenshots] = await Promise.all([
    siteRecords(ctx, ids),
    keysOf(ctx, ids),
    screenshotsOf(ctx, ids),
  ]);
  const whole = records.map(record => {
    const { id } = record;
    return [id, { ...record, key: keys.get(id) ?? null, screenshot: screenshots.get(id) ?? null }] as const;
  });
  return new Map(whole);
});

/** The record of one site, with its key and its screenshot. @throws AppError site_not_found if the site was deleted. */
export async function siteRecordOf(ctx: StoreCtx, id: number) {
  const record = await recordOf(ctx, id);
  if (record) return record;
  throw requestError(GONE);
}

async function keysOf({ database }: StoreCtx, ids: readonly number[]) {
  const rows = await keysOfSites(database.db, ids);
  const views = rows.map(({ id, signing, p256_refused_at }) => {
    return [id, { signing, p256_refused_at: isoInstantOrNull(p256_refused_at) }] as const;
  });
  return new Map(views);
}

async function screenshotsOf({ database }: StoreCtx, ids: readonly number[]) {
  const rows = await selectScreenshotFacts(database.db, ids);
  const views = rows.map(({ site_id, digest, taken_at }) => {
    return [site_id, { path: `/web/sites/${site_id}/screenshot?v=${digest}`, taken_at: isoInstant(taken_at) }] as const;
  });
  return new Map(views);
}

interface Linked {
  readonly tags: { id: number; name: string; color: string | null }[];
  readonly http_auth: boolean;
  readonly conditions: { kind: SiteCondition; since: string }[];
}

async function conditionsBySite(db: Queryable, ids: readonly number[]) {
  const rows = await selectConditions(db, ids);
  const views = rows.map(({ site_id, kind, since_at }) => ({ site_id, kind, since: isoInstant(since_at) }));
  return Map.groupBy(views, row => row.site_id);
}

function view(ctx: StoreCtx, row: RecordRow, linked: Linked) {
  return {
    ...row,
    ...linked,
    updates: pendingCounts(row),
    verify_tls: row.verify_tls === 1,
    users_capped: row.users_capped === 1,
    network: row.network_key || null,
    icon: row.icon_digest === null ? null : `/web/sites/${row.id}/icon?v=${row.icon_digest}`,
    last_sync: isoInstantOrNull(row.last_sync_at),
    created: isoInstant(row.created_at),
    sync_error: syncError(ctx, row),
    check: lastCheck(row),
    disconnected: disconnection(row),
    backup: lastKnownBackup(row),
    server: serverInfo(row.info_json),
  };
}

function pendingCounts(row: RecordRow) {
  const {
    pending_core: wp,
    pending_plugins: plugins,
    pending_themes: themes,
    pending_translations: translations,
  } = row;
  return { wp, plugins, themes, translations, total: wp + plugins + themes + translations };
}

function syncError({ settings }: StoreCtx, row: RecordRow) {
  const { sync_error_code: code, sync_error: message, sync_error_cause } = row;
  if (code === null) return null;
  const cause = sync_error_cause as FailureCause | null;
  return { code: wireCode(code as ErrorCode, settings.namespace), cause, message: message ?? '' };
}

function lastCheck({ checked_at, check_status, check_ms, check_message }: RecordRow) {
  if (checked_at === null) return null;
  return {
    checked_at: isoInstant(checked_at),
    reachable: answeredWell(check_status),
    http_status: check_status ?? 0,
    response_time_ms: check_ms ?? 0,
    message: check_message,
  };
}

function disconnection({ status, disconnected_by, disconnected_at }: RecordRow) {
  if (status !== 'disconnected') return null;
  return { by: (disconnected_by ?? 'person') as DisconnectedBy, since: isoInstantOrNull(disconnected_at) };
}

function lastKnownBackup({ backup_plugin, backup_at }: RecordRow) {
  return { plugin: backup_plugin as BackupPlugin | null, last_known_at: isoInstantOrNull(backup_at) };
}

/** The `SiteInfo` stored by a sync: checked and shortened on arrival. */
function serverInfo(info_json: string) {
  const info = JSON.parse(info_json) as Record<string, string & number>;
  return {
    ip: info.ip ?? null,
    mysql_version: info.mysqlVersion ?? null,
    memory_limit: info.memoryLimit ?? null,
    database_size_mb: info.dbSize ?? null,
    active_theme: info.activeTheme ?? null,
    language: info.language ?? null,
    timezone: info.timezone ?? null,
  };
}
