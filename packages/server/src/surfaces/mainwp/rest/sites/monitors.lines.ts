import type { Static } from 'typebox';
import * as monitors from '../../../../features/monitors/index.ts';
import { spacedInstant } from '../../views/php.ts';
import type { Asked } from '../asked.ts';
import { type DialectLine, line, PUT } from '../line.ts';
import { listLine } from '../lists.ts';
import { type Aliases, idsFrom, textFrom } from '../takers.ts';
import { frequency, monitorSettingsFrom, monitorSettingsView, settingsOfAllFrom } from './monitor-settings.ts';
import { SITE } from './sites.lines.ts';

type Monitor = Static<typeof monitors.listMonitors.output>['items'][number];
type Heartbeat = Static<typeof monitors.listMonitorHeartbeats.output>['items'][number];
type Incident = Static<typeof monitors.listIncidents.output>['items'][number];

const STATES: Readonly<Record<string, string>> = {
  up: 'up',
  down: 'down',
  pending: 'pending',
  first: 'pending',
  paused: 'paused',
};

const FILTERS: Aliases = {
  search: textFrom('search'),
  include: idsFrom('include'),
  exclude: idsFrom('exclude'),
  status: {
    from: 'status',
    take: (asked: Asked) => {
      const states = asked.words('status')?.flatMap(word => STATES[word] ?? []);
      return states === undefined || states.length === 0 ? undefined : [...new Set(states)];
    },
  },
};

/** The uptime of sites. There is one monitor per site, so it has the id of its site. */
export const MONITOR_LINES: readonly DialectLine[] = [
  listLine({
    methods: ['GET'],
    path: '/monitors',
    ability: monitors.listMonitors,
    aliases: FILTERS,
    perPage: 20,
    items: (rows: readonly Monitor[]) => rows.map(monitorView),
  }),
  listLine({
    methods: ['GET'],
    path: '/monitors/basic',
    ability: monitors.listMonitorBriefs,
    aliases: FILTERS,
    perPage: 20,
    items: (rows: readonly BriefRow[]) => rows.map(briefView),
  }),
  line({
    methods: ['GET'],
    path: '/monitors/count',
    ability: monitors.countMonitors,
    aliases: FILTERS,
    view: ({ total }: { total: number }) => ({ success: 1, count: total }),
  }),
  line({
    methods: ['GET'],
    path: '/monitors/{id_domain}',
    ability: monitors.getMonitor,
    aliases: SITE,
    view: (monitor: Monitor & { heartbeats: readonly Heartbeat[] }) => {
      const { id, name, heartbeats } = monitor;
      const beats = heartbeats.map(beat => heartbeatView(id, beat));
      return { success: 1, data: { ...monitorView(monitor), name, heartbeats: beats } };
    },
  }),
  line({
    methods: ['GET'],
    path: '/monitors/{id_domain}/basic',
    ability: monitors.getMonitorBrief,
    aliases: SITE,
    view: (monitor: BriefRow) => ({ success: 1, data: briefView(monitor) }),
  }),
  line({
    methods: ['GET'],
    path: '/monitors/{id_domain}/heartbeat',
    ability: monitors.listMonitorHeartbeats,
    aliases: { ...SITE, status: FILTERS.status as Aliases[string] },
    complete: (input, asked) => ({ ...input, ...timesOf(asked), ...pageOf(asked) }),
    view: ({ items, page, per_page, total }: Static<typeof monitors.listMonitorHeartbeats.output>, { asked }) => {
      const id = Number(asked.text('id_domain')) || 0;
      const meta = { page, per_page, total, total_pages: Math.ceil(total / per_page) };
      return { success: 1, data: items.map(beat => heartbeatView(id, beat)), meta };
    },
  }),
  listLine({
    methods: ['GET'],
    path: '/monitors/{id_domain}/incidents',
    ability: monitors.listIncidents,
    aliases: SITE,
    perPage: 20,
    items: (rows: readonly Incident[]) => rows.map(incidentView),
  }),
  line({
    methods: ['GET'],
    path: '/monitors/{id_domain}/incidents/count',
    ability: monitors.countIncidents,
    aliases: SITE,
    view: ({ total }: { total: number }) => ({ success: 1, count: total }),
  }),
  line({
    methods: ['POST'],
    path: '/monitors/{id_domain}/check',
    ability: monitors.checkMonitor,
    aliases: SITE,
    view: ({ status, status_code }: Static<typeof monitors.checkMonitor.output>) => ({
      success: 1,
      data: { http_code: status_code ?? 0, uptime_status: status === 'unknown' ? 'pending' : status },
    }),
  }),
  line({
    methods: PUT,
    path: '/monitors/{id_domain}/settings',
    ability: monitors.updateMonitor,
    aliases: SITE,
    complete: (input, asked) => ({ ...input, ...monitorSettingsFrom(asked) }),
    view: ({ own_settings }: Static<typeof monitors.updateMonitor.output>) => ({
      success: 1,
      data: monitorSettingsView(own_settings),
    }),
  }),
  line({
    methods: PUT,
    path: '/monitors/settings',
    ability: monitors.updateMonitorSettings,
    complete: (input, asked) => ({ ...input, ...settingsOfAllFrom(asked) }),
    view: (settings: Static<typeof monitors.updateMonitorSettings.output>) => ({
      success: 1,
      data: monitorSettingsView(settings),
    }),
  }),
];

/** `period` is 24h, 7d or 30d; `start`, `end` and `since` are times. */
function timesOf(asked: Asked): Record<string, unknown> {
  const period = asked.text('period');
  const start = asked.text('start') ?? asked.text('since');
  const end = asked.text('end');
  return {
    ...(period === undefined ? {} : { period }),
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
  };
}

function pageOf(asked: Asked): Record<string, unknown> {
  const page = asked.integer('page');
  const size = asked.integer('limit') ?? asked.integer('per_page');
  return { ...(page ? { page } : {}), ...(size ? { per_page: Math.min(size, 200) } : {}) };
}

interface BriefRow {
  readonly id: number;
  readonly url: string;
  readonly status: Monitor['status'];
}

const briefView = ({ id, url, status }: BriefRow) => ({ id: String(id), url, last_status: shown(status) });

/** They know no `unknown`: nothing is said about the site. */
const shown = (status: Monitor['status']) => (status === 'unknown' ? 'pending' : status);

const HOUR_STATES = { down: 0, mixed: 0, up: 1, unwatched: 2 } as const;

function monitorView(monitor: Monitor) {
  return {
    id: monitor.id,
    url: monitor.url,
    type: 'http',
    last_status: shown(monitor.status),
    check_frequency: frequency(monitor.interval_seconds),
    last_check_at: spacedInstant(monitor.last_checked_at),
    last_status_code: monitor.status_code === null ? '' : String(monitor.status_code),
    uptime_24h: monitor.hours.map(hour => ({
      timestamp: Date.parse(hour.from) / 1000,
      status: HOUR_STATES[hour.status],
    })),
    uptime_ratio_7d: monitor.uptime_7d ?? 0,
    uptime_ratio_30d: monitor.uptime_30d ?? 0,
    incidents_count_7d: monitor.incidents_7d,
    incidents_count_30d: monitor.incidents_30d,
    response_time_avg_ms: monitor.response_avg_ms ?? 0,
    response_time_min_ms: monitor.response_min_ms ?? 0,
    response_time_max_ms: monitor.response_max_ms ?? 0,
  };
}

function heartbeatView(monitorId: number, { at, status, response_ms, status_code }: Heartbeat) {
  return {
    heartbeat_id: Date.parse(at) / 1000,
    monitor_id: monitorId,
    msg: status === 'up' ? 'Up' : 'Down',
    importance: status === 'up' ? 0 : 1,
    status: status === 'up' ? 1 : 0,
    time: spacedInstant(at),
    ...(response_ms === null ? {} : { ping_ms: response_ms }),
    ...(status_code === null ? {} : { http_code: status_code }),
  };
}

function incidentView({ started_at, ended_at, duration_seconds, resolved, checks }: Incident) {
  return {
    started_at: spacedInstant(started_at),
    ...(ended_at === null ? {} : { ended_at: spacedInstant(ended_at) }),
    duration_sec: duration_seconds,
    resolved,
    down_count: checks,
  };
}
