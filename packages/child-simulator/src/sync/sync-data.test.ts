import { describe, expect, it } from 'vitest';
import { createFleet } from '../fleet.ts';
import { Dashboard, REGISTERED } from '../testing/dashboard.ts';

const START = Date.UTC(2026, 10, 21, 3);
const world = (more = {}) =>
  new Dashboard(createFleet({ sites: 60, registered: REGISTERED, now: () => START, ...more }));

describe('parameters of a sync', () => {
  const connected = () => new Dashboard(createFleet({ sites: 1, registered: REGISTERED }));
  const NONE = JSON.stringify({ plugins: 0, themes: 0, securityStats: 0 });

  it('returns all parts again when an empty list follows one that excluded them', async () => {
    const dashboard = connected();
    expect(await dashboard.call(1, 'stats', { syncdata: NONE })).not.toHaveProperty('plugins');
    expect(await dashboard.call(1, 'stats')).not.toHaveProperty('plugins');
    expect(await dashboard.call(1, 'stats', { syncdata: '' })).toHaveProperty('plugins');
    expect(await dashboard.call(1, 'stats')).toHaveProperty('plugins');
    await dashboard.call(1, 'stats', { syncdata: NONE });
    expect(await dashboard.call(1, 'stats', { syncdata: 'no list' })).toHaveProperty('plugins');
  });

  it('returns the three fields of the cache add-on when othersData is sent, even empty', async () => {
    const dashboard = connected();
    const cacheFields = (reply: object) => Object.keys(reply).filter(key => key.startsWith('mainwp_cache_control_'));
    const reply = await dashboard.call(1, 'stats', { othersData: '[]' });
    expect(cacheFields(reply)).toHaveLength(3);
    expect(JSON.parse(reply.mainwp_cache_control_logs)).toMatchObject({ do_purge: '0' });
    expect(cacheFields(await dashboard.call(1, 'stats'))).toEqual([]);
    const without = { othersData: '[]', syncdata: '{"othersData":0}' };
    expect(cacheFields(await dashboard.call(1, 'stats', without))).toEqual([]);
  });

  it('returns the last backup of the plugin that is asked for, while that is active', async () => {
    const dashboard = connected();
    const site = dashboard.fleet.site(1);
    site.setPlugin('updraftplus/updraftplus.php', { active: true });
    const ask = async (primaryBackup?: string) =>
      (await dashboard.call(1, 'stats', primaryBackup ? { primaryBackup } : {})).primaryLasttimeBackup;
    expect(await ask('updraftplus')).toBe(0);
    site.setLastBackup('updraftplus', 1_790_000_000);
    expect(await ask('updraftplus')).toBe(1_790_000_000);
    expect([await ask('backwpup'), await ask()]).toEqual([undefined, undefined]);
    site.setPlugin('updraftplus/updraftplus.php', { active: false });
    expect(await ask('updraftplus')).toBeUndefined();
  });

  it('returns the size of the log only with parameters of the log', async () => {
    const dashboard = connected();
    const asked = await dashboard.call(1, 'stats', { params_logs: { events_count: 5, newer_than: 1 } });
    expect(asked.dbsize_activitylogs).toBeGreaterThan(0);
    expect(await dashboard.call(1, 'stats', { params_logs: '' })).not.toHaveProperty('dbsize_activitylogs');
  });

  it('returns the first 500 users at most', async () => {
    const dashboard = connected();
    dashboard.fleet.site(1).setUserCount(2047);
    expect((await dashboard.call(1, 'stats', { optimize: 1 })).users).toHaveLength(500);
    expect(await dashboard.call(1, 'stats')).not.toHaveProperty('users');
    expect(await dashboard.call(1, 'search_users', { search: '**' })).toHaveLength(2047);
  });
});

describe('stats', () => {
  it('remembers syncdata for later calls without it and for replies of actions', async () => {
    const dashboard = world();
    const first = await dashboard.call(1, 'stats', { syncdata: '{"plugins":1,"themes":0,"plugin_updates":0}' });
    expect(first).toHaveProperty('plugins');
    expect(first).toHaveProperty('theme_updates');
    expect(await dashboard.call(1, 'stats')).not.toHaveProperty('themes');
    const acted = await dashboard.call(1, 'plugin_action', { action: 'activate', plugin: 'x/x.php' });
    expect(acted.sync).not.toHaveProperty('plugin_updates');
    expect(await dashboard.call(1, 'stats', { syncdata: '{}' })).toHaveProperty('themes');
  });

  it('returns users only with optimize, and without avatars', async () => {
    const dashboard = world();
    expect(await dashboard.call(1, 'stats')).not.toHaveProperty('users');
    const { users } = await dashboard.call(1, 'stats', { optimize: 1 });
    expect(users[0]).toMatchObject({ id: 1, role: 'administrator', status: '0' });
    expect(users[0]).not.toHaveProperty('avatar');
  });

  it('writes empty maps as lists and a missing WordPress update as null', async () => {
    const dashboard = world();
    const site = dashboard.fleet.site(1);
    for (const { slug, to } of site.pendingPlugins) site.setPlugin(slug, { version: to });
    site.setCore('7.1.4');
    const reply = await dashboard.call(1, 'stats');
    expect(reply.plugin_updates).toEqual([]);
    expect(reply.plugins_outdate_info).toEqual([]);
    expect(reply.wp_updates).toBeNull();
  });

  it('derives the security checks from the state of the site', async () => {
    const dashboard = world();
    const site = dashboard.fleet.site(1);
    expect((await dashboard.call(1, 'stats')).securityStats).toMatchObject({
      sec_outdated_plugins: 'N',
      sec_inactive_plugins: 'N',
    });
    for (const { slug, to } of site.pendingPlugins) site.setPlugin(slug, { version: to });
    for (const { file } of site.plugins) site.setPlugin(file, { active: true });
    const after = await dashboard.call(1, 'stats');
    expect(after.securityStats).toMatchObject({ sec_outdated_plugins: 'Y', sec_inactive_plugins: 'Y' });
    expect(after.securityIssues).toBe(Object.values(after.securityStats).filter(value => value === 'N').length);
    await dashboard.call(1, 'securityFix', { feature: 'db_reporting' });
    expect((await dashboard.call(1, 'security')).db_reporting).toBe('Y');
  });

  it('overwrites the stored server string', async () => {
    const dashboard = world();
    await dashboard.call(1, 'stats', { server: 'https://moved.example/' });
    expect(dashboard.fleet.site(1).connection?.server).toBe('https://moved.example/');
  });

  it('creates a reconnect secret on request', async () => {
    const dashboard = world();
    expect(await dashboard.call(1, 'stats')).not.toHaveProperty('regverify_info');
    const { regverify_info: secret } = await dashboard.call(1, 'stats', { sync_regverify: 1 });
    dashboard.fleet.site(1).clearKey();
    expect((await dashboard.register(1, { userpwd: '', regverify: secret })).register).toBe('OK');
  });

  it('offers a release that is published during the run', async () => {
    const dashboard = world();
    const { file } = dashboard.fleet.site(1).plugins[0] ?? { file: '' };
    dashboard.fleet.release(file, '99.0');
    expect((await dashboard.call(1, 'stats')).plugin_updates[file].update.new_version).toBe('99.0');
  });
});

describe('abandoned plugins', () => {
  it('are found in batches of ten by check_abandoned or cron, never by a sync', async () => {
    const dashboard = world({ plugins: 70 });
    const found = new Set<string>();
    expect((await dashboard.call(1, 'stats', { numberdaysOutdatePluginTheme: 730 })).plugins_outdate_info).toEqual([]);
    const first = await dashboard.call(1, 'check_abandoned', { which: 'plugin' });
    for (let i = 0; i < 8; i++) {
      const { sync } = await dashboard.call(1, 'check_abandoned', { which: 'plugin' });
      for (const file of Object.keys(sync.plugins_outdate_info)) found.add(file);
    }
    expect(found.has('pebble-testimonials/pebble.php')).toBe(true);
    expect(found.size).toBeGreaterThan(Object.keys(first.sync.plugins_outdate_info).length);
    for (let i = 0; i < 7; i++) dashboard.fleet.site(2).runCron(['plugin']);
    const cached = await dashboard.call(2, 'stats');
    expect(cached.plugins_outdate_info['bookbinder/bookbinder.php']).toMatchObject({
      Name: 'Bookbinder',
      last_updated: 1552348800,
    });
  });

  it('are forgotten when the age limit changes', async () => {
    const dashboard = world({ plugins: 70 });
    for (let i = 0; i < 7; i++) dashboard.fleet.site(1).runCron();
    expect((await dashboard.call(1, 'stats', { numberdaysOutdatePluginTheme: 365 })).plugins_outdate_info).not.toEqual(
      [],
    );
    expect((await dashboard.call(1, 'stats', { numberdaysOutdatePluginTheme: 900 })).plugins_outdate_info).toEqual([]);
  });
});

describe('rows of changes', () => {
  it('made by people on the site are returned if newer than requested', async () => {
    const dashboard = world();
    dashboard.fleet.site(1).localChange({ context: 'plugins', action: 'deleted', name: 'Gone', slug: 'gone/gone.php' });
    const since = START / 1000 - 1;
    const { child_site_actions_data: rows } = await dashboard.call(1, 'stats', { child_actions_last_created: since });
    expect(Object.values(rows)).toEqual([expect.objectContaining({ context: 'plugins', action: 'deleted' })]);
    await dashboard.call(1, 'delete_actions');
    expect((await dashboard.call(1, 'stats')).child_site_actions_data).toEqual([]);
  });

  it('from the log are returned only on request, oldest first and up to the limit', async () => {
    const dashboard = world();
    expect((await dashboard.call(1, 'stats')).changes_logs_data).toBe('');
    const two = await dashboard.call(1, 'stats', { params_logs: { events_count: 2 } });
    expect(Object.keys(two.changes_logs_data)).toEqual(['1', '2']);
    const none = await dashboard.call(1, 'stats', { params_logs: { events_count: 9, newer_than: START / 1000 } });
    expect(none.changes_logs_data).toEqual([]);
  });

  it('lose leading zeros in the fraction of their time unless told not to', async () => {
    const ask = async (dashboard: Dashboard) => {
      const { changes_logs_data: rows } = await dashboard.call(1, 'stats', { params_logs: { events_count: 1 } });
      return String(rows['1'].created_on).split('.')[1] ?? '';
    };
    const lossy = await ask(world());
    const exact = await ask(world({ createdOnZeroLoss: false }));
    expect(exact).toMatch(/^0\d{5}$/);
    expect(lossy).toBe(String(Number(exact)));
  });
});
