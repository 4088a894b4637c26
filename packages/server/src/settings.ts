import { join } from 'node:path';
import {
  expected,
  flag,
  HOST_NAMES,
  integer,
  LOG_LEVEL,
  matching,
  NETWORKS,
  NETWORKS_OR_ALL,
  POSTGRES,
  parse,
  type Setting,
  seconds,
  secret,
  textSetting,
  WEB_ADDRESS,
} from './setting-kinds.ts';

/** The one table of settings. Help, documents and checks are made from it. */
export const SETTINGS = {
  host: textSetting('server.host', 'SITEKEEPER_HOST', '127.0.0.1', 'Address to listen on.'),
  port: integer('server.port', 'SITEKEEPER_PORT', 8080, 0, 'Port to listen on; 0 takes a free one.', 65_535),
  baseUrl: textSetting(
    'server.base_url',
    'SITEKEEPER_BASE_URL',
    '',
    'Public address of this server, used in links. Empty: taken from each request.',
    WEB_ADDRESS,
  ),
  allowedHosts: textSetting(
    'server.allowed_hosts',
    'SITEKEEPER_ALLOWED_HOSTS',
    '',
    'Host names that requests may ask for besides that of the public address, separated by commas.',
    HOST_NAMES,
  ),
  allowHttp: flag(
    'server.allow_http',
    'SITEKEEPER_ALLOW_HTTP',
    false,
    'Accept credentials over plain HTTP from other machines.',
  ),
  trustProxy: textSetting(
    'server.trust_proxy',
    'SITEKEEPER_TRUST_PROXY',
    '',
    'Addresses or networks of TLS-terminating proxies whose X-Forwarded headers count, separated by commas.',
    NETWORKS,
  ),
  connections: integer(
    'server.connections',
    'SITEKEEPER_CONNECTIONS',
    1000,
    10,
    'Connections that may be open at the same time, and requests that may be in hand.',
    100_000,
  ),
  connectionsPerAddress: integer(
    'server.connections_per_address',
    'SITEKEEPER_CONNECTIONS_PER_ADDRESS',
    100,
    1,
    'The same for one address of a client. Behind a trusted proxy its requests in hand are counted; what runs on this machine has no such limit.',
    100_000,
  ),
  requestSeconds: integer(
    'server.request_seconds',
    'SITEKEEPER_REQUEST_SECONDS',
    60,
    1,
    'Seconds in which the body of a request must have come, and in which a caller must take some of an answer. Headers, and what is sent without credentials, have a quarter of it.',
    3600,
  ),
  bodyMebibytes: integer(
    'server.body_mebibytes',
    'SITEKEEPER_BODY_MEBIBYTES',
    64,
    1,
    'Memory for the bodies of all requests in hand, in MiB. A caller may use a quarter of it, all who have shown no credentials an eighth together.',
    65_536,
  ),
  stopSeconds: integer(
    'server.stop_seconds',
    'SITEKEEPER_STOP_SECONDS',
    20,
    0,
    'Seconds that requests in hand have to come to their end when the server is stopped; 0 cuts them off.',
    3600,
  ),
  dataFolder: textSetting('data.folder', 'SITEKEEPER_DATA', './data', 'Folder of the embedded store and the key file.'),
  databaseUrl: secret(
    'data.database_url',
    'DATABASE_URL',
    'PostgreSQL to use instead of the embedded store.',
    POSTGRES,
  ),
  masterKey: secret(
    'data.master_key',
    'SITEKEEPER_MASTER_KEY',
    'Key that seals stored secrets: 32 bytes in base64. Empty: taken from the key file.',
  ),
  masterKeyNext: secret(
    'data.master_key_next',
    'SITEKEEPER_MASTER_KEY_NEXT',
    'Key that takes the place of SITEKEEPER_MASTER_KEY with "sitekeeper key rotate": 32 bytes in base64.',
  ),
  masterKeyFile: textSetting(
    'data.master_key_file',
    'SITEKEEPER_MASTER_KEY_FILE',
    '',
    'File of the master key, made at the first start. Empty: master.key in the data folder.',
  ),
  backupKeep: integer(
    'backup.keep',
    'SITEKEEPER_BACKUP_KEEP',
    7,
    0,
    'Daily backups of the embedded store that are kept; 0 switches them off. PostgreSQL is not backed up by itself.',
    1000,
  ),
  backupTime: textSetting(
    'backup.time',
    'SITEKEEPER_BACKUP_TIME',
    '03:30',
    'Time of day of the daily backup, by the clock of this machine.',
    matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 03:30'),
  ),
  backupFolder: textSetting(
    'backup.folder',
    'SITEKEEPER_BACKUP_FOLDER',
    '',
    'Folder of the daily backups, best on another disk. Empty: backups in the data folder.',
  ),
  newStore: flag(
    'data.new_store',
    'SITEKEEPER_NEW_STORE',
    false,
    'Begin with an empty store though a master key is in the data folder. For one start only.',
  ),
  auditHeadFile: textSetting(
    'audit.head_file',
    'SITEKEEPER_AUDIT_HEAD_FILE',
    '',
    'File to which the head of the audit log is added whenever it has changed, at most once an hour. Keep it where who can write the database cannot.',
  ),
  restRoot: textSetting(
    'api.rest_root',
    'SITEKEEPER_REST_ROOT',
    '/wp-json',
    'Path under which the API lives.',
    matching(/^(?:\/[\w.-]+)+$/, 'a path such as /wp-json'),
  ),
  namespace: textSetting(
    'api.namespace',
    'SITEKEEPER_API_NAMESPACE',
    'svc',
    'Word in ability names, paths and error codes.',
    matching(/^[a-z][a-z0-9-]*$/, 'a word of lower-case letters, digits and hyphens'),
  ),
  failedLoginsPerMinute: integer(
    'api.failed_logins_per_minute',
    'SITEKEEPER_FAILED_LOGINS_PER_MINUTE',
    10,
    1,
    'Wrong credentials per address and minute before further ones are refused. Limits for names and known browsers follow from it.',
  ),
  sessionIdleHours: integer(
    'web.session_idle_hours',
    'SITEKEEPER_WEB_SESSION_IDLE_HOURS',
    12,
    1,
    'Hours after which a browser that asked for nothing has to sign in again.',
    720,
  ),
  streams: integer(
    'web.streams',
    'SITEKEEPER_WEB_STREAMS',
    300,
    1,
    'Pages of all browsers that may follow what goes on at the same time. A browser may have 10 of them, a user 30.',
    100_000,
  ),
  requestsPerMinute: integer(
    'api.requests_per_minute',
    'SITEKEEPER_REQUESTS_PER_MINUTE',
    600,
    0,
    'Requests that each API key, application password and signed-in browser may send per minute, over all processes; 0 is no limit.',
  ),
  v1QueryCredentials: flag(
    'api.v1.query_credentials',
    'SITEKEEPER_API_V1_QUERY_CREDENTIALS',
    false,
    'Accept consumer_key and consumer_secret in addresses of v1, where proxies and logs keep them.',
  ),
  // What follows `api.` is the name that the specification gives: docs/spec/rest-v2.md#batch.
  batchItemsLimit: integer(
    'api.svc_rest_batch_items_limit',
    'SITEKEEPER_BATCH_ITEMS_LIMIT',
    100,
    1,
    'Items that one batch request may hold, over all its lists.',
  ),
  outboundAllowPrivate: textSetting(
    'outbound.allow_private',
    'SITEKEEPER_OUTBOUND_ALLOW_PRIVATE',
    '',
    'Loopback and private networks that sites may live in, separated by commas (192.168.0.0/16), or "all".',
    NETWORKS_OR_ALL,
  ),
  outboundPerAddress: integer(
    'outbound.per_address',
    'SITEKEEPER_OUTBOUND_PER_ADDRESS',
    2,
    1,
    'Requests under way to one IP address.',
  ),
  outboundMaxReplyBytes: integer(
    'outbound.max_reply_bytes',
    'SITEKEEPER_OUTBOUND_MAX_REPLY_BYTES',
    8 * 1024 * 1024,
    1024,
    'Largest answer of a site, in bytes, counted after it is unpacked. Short answers may have an eighth of it, lists of all users of a site three times as much.',
  ),
  syncConcurrency: integer('sync.concurrency', 'SITEKEEPER_SYNC_CONCURRENCY', 100, 1, 'Sites asked at the same time.'),
  syncIntervalMinutes: integer(
    'sync.interval_minutes',
    'SITEKEEPER_SYNC_INTERVAL_MINUTES',
    720,
    0,
    'Every connected site is synced once per interval, spread over it; 0 switches this off.',
  ),
  usersIntervalHours: integer(
    'sync.users_interval_hours',
    'SITEKEEPER_SYNC_USERS_INTERVAL_HOURS',
    24,
    1,
    'Hours between two syncs of a site that count its users: the list costs a site more than all the rest of a sync.',
  ),
  abandonedIntervalDays: integer(
    'abandoned.interval_days',
    'SITEKEEPER_ABANDONED_INTERVAL_DAYS',
    3,
    0,
    'Days between two look-ups of abandoned plugins and themes at a site; 0 switches this off.',
  ),
  networksIntervalDays: integer(
    'networks.interval_days',
    'SITEKEEPER_NETWORKS_INTERVAL_DAYS',
    30,
    0,
    'Days between two looks at a site, by its wp-signup.php, whether it belongs to a multisite network; 0 switches this off.',
  ),
  inlineLimit: integer(
    'batch.inline_limit',
    'SITEKEEPER_BATCH_INLINE_LIMIT',
    200,
    1,
    'Up to so many sites are worked on inside the request; more become a job.',
  ),
  connectSeconds: seconds('deadline.connect', 'SITEKEEPER_DEADLINE_CONNECT', 10, 'Seconds to reach a site.'),
  checkSeconds: seconds('deadline.check', 'SITEKEEPER_DEADLINE_CHECK', 30, 'Seconds for a reachability check.'),
  syncSeconds: seconds('deadline.sync', 'SITEKEEPER_DEADLINE_SYNC', 120, 'Seconds for a sync of one site.'),
  actionSeconds: seconds('deadline.action', 'SITEKEEPER_DEADLINE_ACTION', 120, 'Seconds for one action on a site.'),
  updateSeconds: seconds('deadline.update', 'SITEKEEPER_DEADLINE_UPDATE', 600, 'Seconds for one update on a site.'),
  jobsKeepDays: integer('jobs.keep_days', 'SITEKEEPER_JOBS_KEEP_DAYS', 30, 1, 'Days that finished jobs are kept.'),
  packageHosts: textSetting(
    'updates.package_hosts',
    'SITEKEEPER_UPDATES_PACKAGE_HOSTS',
    'downloads.wordpress.org',
    'Hosts whose packages keep all versions as <slug>.<version>.zip, separated by commas: what a rollback may use.',
  ),
  changesKeepDays: integer(
    'changes.keep_days',
    'SITEKEEPER_CHANGES_KEEP_DAYS',
    180,
    1,
    'Days that the change log of sites is kept.',
  ),
  currency: textSetting(
    'costs.currency',
    'SITEKEEPER_COSTS_CURRENCY',
    'USD',
    'Currency of all prices, as an ISO 4217 code.',
  ),
  worker: flag('worker.enabled', 'SITEKEEPER_WORKER', true, 'Work on jobs and scheduled syncs in this process.'),
  logLevel: textSetting('log.level', 'SITEKEEPER_LOG_LEVEL', 'info', 'silent, error, warn, info or debug.', LOG_LEVEL),
} as const;

type Value<S> = S extends Setting<infer T> ? T : never;
export type Settings = { readonly [K in keyof typeof SETTINGS]: Value<(typeof SETTINGS)[K]> };

/**
 * Reads the settings from environment variables.
 * @throws Error naming every variable that is not usable, and what it should be.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const read = Object.entries(SETTINGS as Record<string, Setting<unknown>>).map(([key, setting]) => {
    const given = env[setting.env];
    if (given === undefined || given.trim() === '') return [key, setting.initial];
    const value = parse(setting, given.trim());
    const shown = setting.secret ? '' : `, not "${given}"`;
    if (value === undefined) problems.push(`${setting.env} must be ${expected(setting, given)}${shown}.`);
    return [key, value];
  });
  for (const name of Object.keys(env)) {
    if (name.startsWith('SITEKEEPER_') && !known.has(name))
      problems.push(`${name} is not a setting; check its spelling.`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const settings = Object.fromEntries(read) as Settings;
  const { dataFolder, masterKeyFile, backupFolder } = settings;
  return {
    ...settings,
    masterKeyFile: masterKeyFile === '' ? join(dataFolder, 'master.key') : masterKeyFile,
    backupFolder: backupFolder === '' ? join(dataFolder, 'backups') : backupFolder,
  };
}

const known = new Set(Object.values(SETTINGS as Record<string, Setting<unknown>>).map(setting => setting.env));
