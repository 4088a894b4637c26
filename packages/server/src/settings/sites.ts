import { integer, NETWORKS_OR_ALL, seconds, textSetting } from './setting-kinds.ts';

/** How sites are contacted: limits, intervals and deadlines. */
export const SITE_SETTINGS = {
  outboundAllowPrivate: textSetting(
    'outbound.allow_private',
    'SITEKEEPER_OUTBOUND_ALLOW_PRIVATE',
    '',
    'Loopback and private networks that sites may be in, separated by commas (192.168.0.0/16), or "all".',
    NETWORKS_OR_ALL,
  ),
  outboundPerAddress: integer(
    'outbound.per_address',
    'SITEKEEPER_OUTBOUND_PER_ADDRESS',
    2,
    1,
    'Maximum number of requests in progress to one IP address.',
  ),
  outboundMaxReplyBytes: integer(
    'outbound.max_reply_bytes',
    'SITEKEEPER_OUTBOUND_MAX_REPLY_BYTES',
    8 * 1024 * 1024,
    1024,
    'Largest answer of a site in bytes, counted after decompression. Short answers may have an eighth of it, lists of all users of a site three times as much.',
  ),
  syncConcurrency: integer(
    'sync.concurrency',
    'SITEKEEPER_SYNC_CONCURRENCY',
    100,
    1,
    'Maximum number of sites contacted at the same time.',
  ),
  syncIntervalMinutes: integer(
    'sync.interval_minutes',
    'SITEKEEPER_SYNC_INTERVAL_MINUTES',
    720,
    0,
    'Minutes between scheduled syncs of a connected site; syncs are spread over the interval. 0 switches them off.',
  ),
  usersIntervalHours: integer(
    'sync.users_interval_hours',
    'SITEKEEPER_SYNC_USERS_INTERVAL_HOURS',
    24,
    1,
    'Hours between syncs that also count the users of a site, which costs the site more than the rest of a sync.',
  ),
  abandonedIntervalDays: integer(
    'abandoned.interval_days',
    'SITEKEEPER_ABANDONED_INTERVAL_DAYS',
    3,
    0,
    'Days between checks of a site for abandoned plugins and themes; 0 switches them off.',
  ),
  networksIntervalDays: integer(
    'networks.interval_days',
    'SITEKEEPER_NETWORKS_INTERVAL_DAYS',
    30,
    0,
    'Days between checks whether a site belongs to a multisite network, by its wp-signup.php; 0 switches them off.',
  ),
  inlineLimit: integer(
    'batch.inline_limit',
    'SITEKEEPER_BATCH_INLINE_LIMIT',
    200,
    1,
    'Maximum number of sites that are processed within the request; more become a job.',
  ),
  connectSeconds: seconds('deadline.connect', 'SITEKEEPER_DEADLINE_CONNECT', 10, 'Seconds to connect to a site.'),
  checkSeconds: seconds('deadline.check', 'SITEKEEPER_DEADLINE_CHECK', 30, 'Seconds for a reachability check.'),
  syncSeconds: seconds('deadline.sync', 'SITEKEEPER_DEADLINE_SYNC', 120, 'Seconds for a sync of one site.'),
  actionSeconds: seconds('deadline.action', 'SITEKEEPER_DEADLINE_ACTION', 120, 'Seconds for one action on a site.'),
  updateSeconds: seconds('deadline.update', 'SITEKEEPER_DEADLINE_UPDATE', 600, 'Seconds for one update on a site.'),
} as const;
