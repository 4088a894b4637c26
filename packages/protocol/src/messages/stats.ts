import type { ConnectorCall } from '../call.ts';
import { ConnectorError } from '../failures/connector-error.ts';
import type { FormFields } from '../requests/form.ts';
import { OUTDATED_AFTER_DAYS, SYNC_DATA, SYNC_DATA_WITH_USERS, type SyncData } from '../requests/sync-data.ts';
import type { BackupPlugin } from './backup-plugins.ts';
import { readSiteReport, type SiteReport } from './site-report.ts';

export interface StatsArgs {
  /** Always a full list, because the site remembers it for later replies (docs/wire/README.md#facts). Default: that of a sync. */
  syncData?: SyncData;
  /** Request the users too, which costs the site a query for each of the first 500. */
  wantUsers?: boolean;
  /** The same text as at registration, because another one overwrites what the site stores (docs/wire/sync.md#what-a-sync-asks-for). '' sends none, and leaves what it stores. */
  server: string;
  /** Epoch seconds, may have a fraction. Only later actions are sent. */
  actionsSince?: number;
  /** Rows of the change log after `newerThan` (epoch seconds), oldest first, at most `eventsCount`. */
  logs?: { newerThan: number; eventsCount: number };
  /** Request a new reconnect secret. Each evicts the oldest of five, so only if none is stored (docs/wire/sync.md#what-a-sync-asks-for). */
  wantRegverify?: boolean;
  /** The backup plugin that the site runs: the time of its last backup is sent. */
  backupPlugin?: BackupPlugin | undefined;
}

/** Whole sync of a site (docs/wire/sync.md#what-a-sync-asks-for). Never sends `othersData`, which rewrites settings of the site. */
export const stats: ConnectorCall<StatsArgs, SiteReport> = {
  name: 'stats',
  signed: true,
  effect: 'read',
  patience: 'sync',
  fields: args => ({
    ...syncFields(args),
    server: args.server || undefined,
    sync_regverify: args.wantRegverify ? 1 : undefined,
    primaryBackup: args.backupPlugin,
  }),
  parse: reply => readWholeReport(reply),
};

/** The fields of a sync that `register` honours as well (docs/wire/connection.md#registration). */
export function syncFields({ syncData, wantUsers, actionsSince, logs }: Omit<StatsArgs, 'server'>): FormFields {
  return {
    optimize: wantUsers ? 1 : undefined, // its only effect is that the users are sent
    syncdata: JSON.stringify(syncData ?? (wantUsers ? SYNC_DATA_WITH_USERS : SYNC_DATA)),
    numberdaysOutdatePluginTheme: OUTDATED_AFTER_DAYS,
    child_actions_last_created: actionsSince,
    params_logs: logs && { events_count: wholeCount(logs.eventsCount), newer_than: logs.newerThan },
  };
}

/**
 * @param hasLists The reply has lists of plugins or themes that are not in it here.
 * @throws ConnectorError `site_error` if the reply has no known field of the sync data (docs/wire/sync.md#what-a-sync-asks-for).
 */
export function readWholeReport(reply: unknown, hasLists = false): SiteReport {
  const report = readSiteReport(reply);
  const known = report?.connectorVersion ?? report?.wpVersion ?? report?.siteUrl ?? report?.plugins ?? report?.themes;
  if (report === undefined || (known === undefined && !hasLists)) {
    throw new ConnectorError('site_error', 'The connector replied without any sync data.', { httpStatus: 200 });
  }
  return report;
}

/** The connector puts it into SQL unchanged, so only an integer may be sent (docs/wire/sync.md#changes). */
function wholeCount(count: number): number {
  if (Number.isInteger(count) && count > 0 && count <= 5_000) return count;
  throw new ConnectorError('client_bug', 'The number of log rows must be an integer from 1 to 5,000.');
}
