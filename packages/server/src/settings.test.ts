import { describe, expect, it } from 'vitest';
import { readSettings, SETTINGS, type SettingKey } from './settings.ts';

const ALL = Object.entries(SETTINGS) as [SettingKey, { env: string; initial: unknown; secret?: true }][];
const NETWORKS = '10.0.0.0/8, ::1';

/** A usable value of each setting that is not the one it has by default. */
const OTHER: Record<SettingKey, [given: string, read: unknown]> = {
  host: ['::', '::'],
  port: ['0', 0],
  baseUrl: ['https://keeper.example/', 'https://keeper.example/'],
  allowedHosts: ['a.example, b.example', 'a.example, b.example'],
  allowHttp: ['yes', true],
  trustProxy: [NETWORKS, NETWORKS],
  connections: ['50', 50],
  connectionsPerAddress: ['5', 5],
  requestSeconds: ['10', 10],
  bodyMebibytes: ['2', 2],
  stopSeconds: ['0', 0],
  dataFolder: ['/srv/keeper', '/srv/keeper'],
  databaseUrl: ['postgres://db.example/keeper', 'postgres://db.example/keeper'],
  masterKey: [Buffer.alloc(32, 7).toString('base64'), Buffer.alloc(32, 7).toString('base64')],
  masterKeyNext: ['a2V5', 'a2V5'],
  masterKeyFile: ['/run/secrets/key', '/run/secrets/key'],
  backupKeep: ['0', 0],
  backupTime: ['23:59', '23:59'],
  backupFolder: ['/mnt/backups', '/mnt/backups'],
  upgradeCopies: ['5', 5],
  newStore: ['true', true],
  auditHeadFile: ['/mnt/elsewhere/heads', '/mnt/elsewhere/heads'],
  restRoot: ['/api', '/api'],
  namespace: ['keeper', 'keeper'],
  failedLoginsPerMinute: ['3', 3],
  sessionIdleHours: ['24', 24],
  requestsPerMinute: ['0', 0],
  streams: ['20', 20],
  vulnerabilityFeed: ['https://feed.example/all.json', 'https://feed.example/all.json'],
  vulnerabilityFeedKeyFile: ['/run/secrets/feed', '/run/secrets/feed'],
  vulnerabilityFeedHours: ['6', 6],
  v1QueryCredentials: ['true', true],
  mainwpApi: ['on', true],
  batchItemsLimit: ['250', 250],
  smtpUrl: ['smtps://keeper@mail.example', 'smtps://keeper@mail.example'],
  smtpPassword: ['s3cret', 's3cret'],
  smtpPasswordFile: ['/run/secrets/mail', '/run/secrets/mail'],
  mailFrom: ['Keeper <keeper@example.com>', 'Keeper <keeper@example.com>'],
  chromium: ['off', 'off'],
  mcp: ['no', false],
  mcpReadOnly: ['yes', true],
  mcpApprovals: ['all', 'all'],
  approvalMinutes: ['5', 5],
  outboundAllowPrivate: ['all', 'all'],
  outboundPerAddress: ['5', 5],
  outboundMaxReplyBytes: ['2048', 2048],
  syncConcurrency: ['7', 7],
  syncIntervalMinutes: ['0', 0],
  usersIntervalHours: ['6', 6],
  abandonedIntervalDays: ['0', 0],
  networksIntervalDays: ['0', 0],
  iconsIntervalDays: ['0', 0],
  screenshotsIntervalDays: ['0', 0],
  screenshotsWithoutSandbox: ['yes', true],
  rotateKeysPerHour: ['10', 10],
  monitors: ['off', false],
  monitorConcurrency: ['7', 7],
  monitorReferences: ['https://one.example/, http://192.0.2.1', 'https://one.example/, http://192.0.2.1'],
  inlineLimit: ['10', 10],
  currency: ['EUR', 'EUR'],
  expiryDays: ['60, 10', '60, 10'],
  domainRegistries: ['off', 'off'],
  connectSeconds: ['3', 3],
  checkSeconds: ['3', 3],
  syncSeconds: ['3', 3],
  actionSeconds: ['3', 3],
  updateSeconds: ['86400', 86_400],
  jobsKeepDays: ['1', 1],
  packageHosts: ['mirror.example, 127.0.0.1:8443,', 'mirror.example, 127.0.0.1:8443,'],
  changesKeepDays: ['1', 1],
  eventsKeepDays: ['31', 31],
  costDueDays: ['0', 0],
  worker: ['FALSE', false],
  workerHost: ['::', '::'],
  workerPort: ['9464', 9464],
  logLevel: ['debug', 'debug'],
};

function problems(env: Record<string, string>): string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

describe('the settings', () => {
  it('have their defaults when they are unset or empty', () => {
    const settings = readSettings({ SITEKEEPER_PORT: '', SITEKEEPER_HOST: '  ', PATH: '/bin' });
    const inDataFolder: Record<string, string> = { masterKeyFile: 'data/master.key', backupFolder: 'data/backups' };
    for (const [key, { initial }] of ALL) {
      expect(settings[key], key).toBe(inDataFolder[key] ?? initial);
    }
  });

  it.each(ALL)('%s is read', (key, { env, initial }) => {
    const [given, read] = OTHER[key];
    expect(read).not.toBe(initial);
    expect(readSettings({ [env]: ` ${given} ` })[key]).toBe(read);
  });

  it('place the master key beside the data by default', () => {
    expect(readSettings({ SITEKEEPER_DATA: '/srv/keeper' }).masterKeyFile).toBe('/srv/keeper/master.key');
  });

  it('report all invalid values at once, with what is allowed', () => {
    const found = problems({
      SITEKEEPER_PORT: '65536',
      SITEKEEPER_ALLOW_HTTP: 'maybe',
      SITEKEEPER_MCP: 'constructor',
      SITEKEEPER_SYNC_CONCURRENCY: '0',
      SITEKEEPER_DEADLINE_SYNC: '1e3',
      SITEKEEPER_BATCH_INLINE_LIMIT: '-1',
      SITEKEEPER_LOG_LEVEL: 'loud',
      SITEKEEPER_SYNC_CONCURENCY: '5',
    });
    expect(found).toEqual([
      'SITEKEEPER_PORT must be a whole number of at most 65535, not "65536".',
      'SITEKEEPER_ALLOW_HTTP must be true or false, not "maybe".',
      'SITEKEEPER_MCP must be true or false, not "constructor".',
      'SITEKEEPER_SYNC_CONCURRENCY must be a whole number of at least 1, not "0".',
      'SITEKEEPER_BATCH_INLINE_LIMIT must be a whole number of at least 1, not "-1".',
      'SITEKEEPER_DEADLINE_SYNC must be a whole number of at least 1, not "1e3".',
      'SITEKEEPER_LOG_LEVEL must be silent, error, warn, info or debug, not "loud".',
      'SITEKEEPER_SYNC_CONCURENCY is not a setting; check its spelling.',
    ]);
  });

  it.each([
    ['SITEKEEPER_BASE_URL', 'keeper.example'],
    ['SITEKEEPER_BASE_URL', 'ftp://keeper.example'],
    ['SITEKEEPER_BASE_URL', 'https://keeper.example/?from=mail'],
    ['SITEKEEPER_BASE_URL', 'https://anna:secret@keeper.example'],
    ['SITEKEEPER_TRUST_PROXY', 'true'],
    ['SITEKEEPER_TRUST_PROXY', '10.0.0.0/33'],
    ['SITEKEEPER_TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
    ['SITEKEEPER_OUTBOUND_ALLOW_PRIVATE', 'intranet'],
    ['SITEKEEPER_OUTBOUND_ALLOW_PRIVATE', '10.0.0.0/8/9'],
    ['SITEKEEPER_REST_ROOT', 'wp-json'],
    ['SITEKEEPER_REST_ROOT', '/wp-json/'],
    ['SITEKEEPER_REST_ROOT', '/a/../b'],
    ['SITEKEEPER_REST_ROOT', '/.'],
    ['SITEKEEPER_API_NAMESPACE', 'My Keeper'],
    ['SITEKEEPER_DEADLINE_UPDATE', '99999999'],
    ['SITEKEEPER_UPDATES_PACKAGE_HOSTS', 'https://mirror.example'],
    ['SITEKEEPER_UPDATES_PACKAGE_HOSTS', 'mirror.example/plugins'],
    ['SITEKEEPER_PORT', '80.5'],
  ])('%s cannot be %s', (env, given) => {
    expect(problems({ [env]: given })).toEqual([expect.stringMatching(new RegExp(`^${env} must be .*, not "`))]);
  });

  it('never reveal the value of a secret', () => {
    const found = problems({ DATABASE_URL: 'mysql://user:hunter2@db' });
    expect(found).toEqual([
      'DATABASE_URL must be an address such as postgres://user:password@host/database; in the password, write %23 for # and %2F for /.',
    ]);
  });

  it('tell addresses of PostgreSQL that no program can read, and take those of sockets', () => {
    const refused = ['a#b@db/x', 'a/b@db/x', '12#b@db/x'].map(rest => `postgres://user:${rest}`);
    for (const address of refused) expect([address, problems({ DATABASE_URL: address }).length]).toEqual([address, 1]);
    const taken = ['user@/x?host=/run/postgresql', '/x?host=/run/postgresql', 'user:a%23b@db:5433/x'];
    for (const rest of taken) expect(readSettings({ DATABASE_URL: `postgres://${rest}` }).databaseUrl).toContain(rest);
  });

  it('each have their own name and variable, a description, and a mark if they are secret', () => {
    const names = Object.values(SETTINGS).map(({ name }) => name);
    const variables = ALL.map(([, { env }]) => env);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(variables).size).toBe(variables.length);
    for (const { name, description } of Object.values(SETTINGS)) {
      expect(name).toMatch(/^[a-z]+(?:\.[a-z][a-z0-9_]*)+$/);
      expect(description).toMatch(/^\S.{8,}\.$/);
    }
    expect(ALL.filter(([, { secret }]) => secret).map(([key]) => key)).toEqual([
      'databaseUrl',
      'masterKey',
      'masterKeyNext',
      'smtpUrl',
      'smtpPassword',
    ]);
  });
});
