import { flag, HOSTS, integer, LOG_LEVEL, matching, textSetting } from './setting-kinds.ts';

/** What is kept how long, and how this process works. */
export const RECORD_SETTINGS = {
  jobsKeepDays: integer('jobs.keep_days', 'SITEKEEPER_JOBS_KEEP_DAYS', 30, 1, 'Days to keep finished jobs.'),
  packageHosts: textSetting(
    'updates.package_hosts',
    'SITEKEEPER_UPDATES_PACKAGE_HOSTS',
    'downloads.wordpress.org',
    'Hosts that keep all versions of a package as slug.version.zip, separated by commas. Rollbacks may download from them.',
    HOSTS,
  ),
  changesKeepDays: integer(
    'changes.keep_days',
    'SITEKEEPER_CHANGES_KEEP_DAYS',
    180,
    1,
    'Days to keep the change log of sites.',
  ),
  eventsKeepDays: integer(
    'events.keep_days',
    'SITEKEEPER_EVENTS_KEEP_DAYS',
    90,
    31,
    'Days to keep events, and alarms that are over.',
  ),
  costDueDays: integer(
    'costs.due_days',
    'SITEKEEPER_COSTS_DUE_DAYS',
    7,
    0,
    'Days before its renewal on which a cost is told as due; 0 for never.',
    30,
  ),
  currency: textSetting(
    'costs.currency',
    'SITEKEEPER_COSTS_CURRENCY',
    'USD',
    'Currency of all prices, as an ISO 4217 code.',
    matching(/^[A-Za-z]{3}$/, 'a code of three letters, such as EUR'),
  ),
  worker: flag(
    'worker.enabled',
    'SITEKEEPER_WORKER',
    true,
    'Let the server start a process for jobs and scheduled syncs. The option --no-worker of serve does the same as false.',
  ),
  workerHost: textSetting(
    'worker.host',
    'SITEKEEPER_WORKER_HOST',
    '127.0.0.1',
    'Address on which `sitekeeper worker` answers health checks and shows its metrics, if worker.port is set.',
  ),
  workerPort: integer(
    'worker.port',
    'SITEKEEPER_WORKER_PORT',
    0,
    0,
    'Port on which `sitekeeper worker` answers /healthz, /readyz and /metrics; 0: it does not listen.',
    65_535,
  ),
  logLevel: textSetting(
    'log.level',
    'SITEKEEPER_LOG_LEVEL',
    'info',
    'Log level: silent, error, warn, info or debug.',
    LOG_LEVEL,
  ),
} as const;
