import type { Ctx } from '../../../kernel/context.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { DAY_MS, HOUR_MS } from '../../../kernel/time/durations.ts';
import { type Bucket, NO_CHECKS, uptimeRatio } from '../series/bucket.ts';
import { type Uptime, uptimeOf } from '../series/uptime.ts';
import { effectiveSettings, type MonitorSettings } from '../settings/monitor-settings.ts';
import { ownSettings, selectMonitorSettings } from '../settings/settings.store.ts';
import type { CheckFault } from '../watch/check-fault.ts';
import { selectIncidentCounts, type selectMonitorRows } from './monitor.store.ts';

type MonitorRow = Awaited<ReturnType<typeof selectMonitorRows>>[number];

/** Monitors with their ratios, hours and incidents. @param rows At most a page. */
export async function monitorViews(ctx: Pick<Ctx, 'database' | 'clock'>, rows: readonly MonitorRow[]) {
  const ids = rows.map(({ id }) => id);
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const [all, uptimes, week, month] = await Promise.all([
    selectMonitorSettings(db),
    uptimeOf(ctx, ids),
    selectIncidentCounts(db, ids, now - 7 * DAY_MS),
    selectIncidentCounts(db, ids, now - 30 * DAY_MS),
  ]);
  return rows.map(row => ({
    ...monitorFacts(row, all),
    ...uptimeFields(uptimes.get(row.id)),
    incidents_7d: week.get(row.id) ?? 0,
    incidents_30d: month.get(row.id) ?? 0,
  }));
}

function monitorFacts(row: MonitorRow, all: MonitorSettings) {
  return {
    id: row.id,
    url: row.url,
    name: row.name,
    client_id: row.client_id,
    client_name: row.client_name,
    status: row.status,
    status_since: isoInstantOrNull(row.status_at),
    interval_seconds: effectiveSettings(all, ownSettings(row)).interval_seconds,
    last_checked_at: isoInstantOrNull(row.checked_at),
    next_check_at: row.status === 'paused' ? null : isoInstantOrNull(row.due_at),
    status_code: row.status_code,
    response_ms: row.response_ms,
    reason: row.reason,
    cause: row.cause as CheckFault | null,
  };
}

function uptimeFields(uptime: Uptime | undefined) {
  const { '24h': day, ...periods } = uptime?.periods ?? NONE;
  return {
    uptime_24h: uptimeRatio(day),
    uptime_7d: uptimeRatio(periods['7d']),
    uptime_30d: uptimeRatio(periods['30d']),
    uptime_90d: uptimeRatio(periods['90d']),
    hours: (uptime?.lastDay ?? []).map(({ hour, bucket }) => ({
      from: isoInstant(hour * HOUR_MS),
      status: hourStatus(bucket),
      response_ms: bucket === undefined ? null : average(bucket),
    })),
    response_avg_ms: average(day),
    response_min_ms: day.minMs,
    response_max_ms: day.maxMs,
  };
}

const NONE: Uptime['periods'] = { '24h': NO_CHECKS, '7d': NO_CHECKS, '30d': NO_CHECKS, '90d': NO_CHECKS };

export const average = ({ timed, sumMs }: Bucket) => (timed === 0 ? null : Math.round(sumMs / timed));

function hourStatus(bucket: Bucket | undefined): 'up' | 'down' | 'mixed' | 'unwatched' {
  if (bucket === undefined || bucket.checks === 0) return 'unwatched';
  if (bucket.up === bucket.checks) return 'up';
  return bucket.up === 0 ? 'down' : 'mixed';
}
