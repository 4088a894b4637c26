import { createPrivateKey, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import signature from '../../vectors/signature.json' with { type: 'json' };
import sync from '../../vectors/sync-reply.json' with { type: 'json' };
import { ConnectorError } from '../failures/connector-error.ts';
import { SYNC_DATA } from '../requests/sync-data.ts';
import { register, regverifyHash } from './register.ts';
import { healthScore } from './site-health.ts';
import { readSiteReport, type SiteReport } from './site-report.ts';
import { stats } from './stats.ts';

const report = stats.parse(sync);
const slugs = (items: readonly { slug: string }[] | undefined) => items?.map(item => item.slug);

function read(value: object): SiteReport {
  const found = readSiteReport(value);
  if (found === undefined) throw new Error('no report');
  return found;
}

describe('the report of a sync', () => {
  it('contains the facts of the site', () => {
    expect(report).toMatchObject({
      connectorVersion: '6.1',
      wpVersion: '7.1.1',
      siteUrl: 'https://site.example',
      phpVersion: '8.3.9',
      wpEngine: false,
      coreUpdate: '7.1.4',
      uniqueId: '',
      adminNicename: 'captain',
      siteInfo: { dbSize: 1.25, gmtOffset: 1, timezone: 'Europe/Berlin', debugMode: false, public: true },
    });
  });

  it.each([
    [1_790_000_000, 1_790_000_000],
    ['1790000000', 1_790_000_000],
    [0, undefined],
    ['0', undefined],
    [false, undefined],
    [-1, undefined],
    ['1790000000; drop', undefined],
    [{ 0: 1 }, undefined],
    [1e300, undefined],
  ])('reads %j as the last backup %j', (sent, lastBackup) => {
    expect(read({ version: '6.1', primaryLasttimeBackup: sent }).lastBackup).toBe(lastBackup);
  });

  it('contains updates, including premium plugins and themes, and drops offers without a version', () => {
    expect(slugs(report.pluginUpdates)).toEqual(['tide/tide.php', 'paid/paid.php', 'vendor/vendor.php']);
    expect(report.pluginUpdates?.[0]).toEqual({
      slug: 'tide/tide.php',
      name: 'Tide & Time',
      version: '2.0',
      newVersion: '2.1',
      package: 'https://example.org/tide.zip',
      active: true,
      wpCompatible: true,
      phpCompatible: false,
    });
    expect(slugs(report.themeUpdates)).toEqual(['harbour', 'sails']);
    expect(report.translationUpdates?.map(item => [item.type, item.slug, item.name])).toEqual([
      ['plugin', 'tide', 'Tide'],
      ['core', 'default', 'default'],
    ]);
  });

  it('contains plugins and themes, whose flags it reads as PHP writes them', () => {
    expect(report.plugins?.map(item => [item.slug, item.version, item.active, item.mustUse, item.isConnector])).toEqual(
      [
        ['tide/tide.php', '2.0', true, false, false],
        ['connector/connector.php', '6.1', true, false, true],
        ['single.php', '', false, false, false],
        ['always.php', '', true, true, false],
      ],
    );
    expect(report.themes?.map(item => [item.slug, item.version, item.active, item.parentActive])).toEqual([
      ['harbour', '3.0', true, false],
      ['dock', '1.4', false, true],
      ['2024', '', false, false],
    ]);
  });

  it('contains users, security checks, health and abandoned items', () => {
    expect(report.users?.map(user => [user.id, user.login, user.role])).toEqual([
      [1, 'captain', 'administrator'],
      [2, 'mate', ''],
    ]);
    expect([report.usersCount, report.usersCapped]).toEqual([2, false]);
    expect(report.security).toContainEqual(['debug_disabled', 'N']);
    expect(report.health).toEqual({ good: 12, recommended: 4, critical: 1 });
    expect(report.abandonedPlugins).toEqual([
      { slug: 'old/old.php', name: 'Old Rope', version: '0.9', lastUpdated: 1_500_000_000 },
    ]);
    expect(report.abandonedThemes).toEqual([]);
  });

  it('contains changes from both sources in one form, with whole seconds', () => {
    expect(report.actions?.[0]).toMatchObject({
      source: 'action',
      sourceId: '0',
      context: 'plugin',
      action: 'deactivate',
      user: 'captain',
      createdSeconds: 1_795_227_120,
      created: 1_795_227_120.633946,
      objectName: 'Old Rope',
      slug: 'old/old.php',
      summary: '"Old Rope" was switched off',
    });
    expect(report.changeLogs?.[0]).toMatchObject({
      source: 'log',
      sourceId: '41',
      logTypeId: 1970,
      context: 'plugin',
      action: 'updated',
      user: 'captain',
      objectName: 'Tide',
      oldVersion: '1.9',
      newVersion: '2.0',
      autoUpdated: false,
    });
    expect(report.changeLogs?.[1]).toMatchObject({ context: 'core', system: 'wp_cron', autoUpdated: true });
  });

  it('contains no secret that was not requested', () => {
    expect(JSON.stringify(report)).not.toContain('never-keep-this');
  });

  it('distinguishes parts that were not sent from empty ones', () => {
    const bare = read({ version: '6.1' });
    const empty = read({ plugins: [], users: {}, plugin_updates: [], securityStats: [], changes_logs_data: [] });
    for (const part of ['plugins', 'users', 'pluginUpdates', 'security', 'changeLogs'] as const) {
      expect(bare[part]).toBeUndefined();
      expect(empty[part]).toEqual([]);
    }
    expect(read({ changes_logs_data: '' }).changeLogs).toBeUndefined();
    expect(bare.coreUpdate).toBeUndefined();
    expect(read({ wp_updates: null }).coreUpdate).toBeNull();
    expect(read({ wp_updates: false }).coreUpdate).toBeNull();
  });

  it('is undefined when an action sends an empty sync, and an error when a sync does', () => {
    expect(readSiteReport([])).toBeUndefined();
    expect(readSiteReport('')).toBeUndefined();
    expect(() => stats.parse([])).toThrow(ConnectorError);
    expect(() => stats.parse({ unrelated: 1 })).toThrow(ConnectorError);
  });

  it('refuses lists that are too long', () => {
    const plugins = Array.from({ length: 5_001 }, (_, n) => ({ slug: `p${n}.php` }));
    expect(() => read({ plugins })).toThrow(expect.objectContaining({ kind: 'too_large' }));
    expect(() => read({ plugin_updates: Object.fromEntries(plugins.map(item => [item.slug, item])) })).toThrow(
      ConnectorError,
    );
  });
});

describe('the health score', () => {
  it.each([
    [{ good: 0, recommended: 0, critical: 0 }, 100],
    [{ good: 10, recommended: 0, critical: 0 }, 100],
    [{ good: 12, recommended: 4, critical: 1 }, 80],
    [{ good: 0, recommended: 2, critical: 0 }, 50],
    [{ good: 0, recommended: 0, critical: 3 }, 0],
  ])('of %j is %i', (counts, score) => {
    expect(healthScore(counts)).toBe(score);
  });
});

describe('stats', () => {
  it('requests the parts we use and always the abandoned items', () => {
    const fields = stats.fields({ server: 's' });
    expect(JSON.parse(String(fields.syncdata))).toEqual(SYNC_DATA);
    const on = Object.entries(SYNC_DATA).filter(([, flag]) => flag === 1);
    expect(on).toHaveLength(12);
    expect(fields).toMatchObject({ numberdaysOutdatePluginTheme: 730 });
    expect(Object.keys(fields)).not.toContain('othersData');
  });

  it('requests users only if needed, in the list of parts and in its own field', () => {
    const asked = (wantUsers: boolean) => {
      const fields = stats.fields({ server: 's', wantUsers });
      return [fields.optimize, JSON.parse(String(fields.syncdata)).users];
    };
    expect([asked(true), asked(false)]).toEqual([
      [1, 1],
      [undefined, 0],
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN])('never sends %d as a row limit', eventsCount => {
    expect(() => stats.fields({ server: 's', logs: { newerThan: 1, eventsCount } })).toThrow(ConnectorError);
  });
});

describe('register', () => {
  const key = createPublicKey(createPrivateKey({ key: signature.privateJwk, format: 'jwk' }));
  const goodPem = String(key.export({ type: 'spki', format: 'pem' }));

  it('sends the key, the server string and the parts of the first sync', () => {
    const fields = register.fields({ user: 'captain', publicPem: goodPem, server: 'https://dash.example/k3/' });
    expect(fields).toMatchObject({
      user: 'captain',
      pubkey: goodPem,
      server: 'https://dash.example/k3/',
      uniqueId: '',
    });
    expect(fields).toMatchObject({ numberdaysOutdatePluginTheme: 730 });
    expect(fields.userpwd).toBeUndefined();
    expect(fields.regverify).toBeUndefined();
    expect(fields).not.toHaveProperty('sync_regverify');
  });

  it('encodes the password twice, and keeps quotes literal on the second try', () => {
    const args = { user: 'u', publicPem: goodPem, server: 's', password: `a'%` };
    expect(register.fields(args).userpwd).toBe('a%27%25');
    expect(register.fields({ ...args, literalQuotes: true }).userpwd).toBe(`a'%25`);
  });

  it('refuses a key that the connector cannot use', () => {
    expect(() => register.fields({ user: 'u', publicPem: goodPem.slice(0, 200), server: 's' })).toThrow(ConnectorError);
  });

  it('reads the report and the reconnect secret', () => {
    const reply = { ...sync, register: 'OK', uniqueId: 'abc', user: 'captain', regverify: 'k-s' };
    expect(register.parse(reply)).toMatchObject({ regverify: 'k-s', uniqueId: 'abc', user: 'captain' });
    expect(register.parse(reply).report).toEqual({ ...report, uniqueId: 'abc' });
    expect(register.parse(sync).regverify).toBeUndefined();
  });

  it('hashes the first half of the reconnect secret as in the golden vector', () => {
    expect(regverifyHash(signature.regverify.key)).toBe(signature.regverify.hash);
  });
});
