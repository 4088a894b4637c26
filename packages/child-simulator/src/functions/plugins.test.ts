import { describe, expect, it } from 'vitest';
import { PLAIN_PLUGINS, PLUGINS } from '../catalogue/plugins.ts';
import { createFleet } from '../fleet.ts';
import { Dashboard, REGISTERED } from '../testing/dashboard.ts';

const world = () => new Dashboard(createFleet({ sites: 20, registered: REGISTERED }));
const act = (dashboard: Dashboard, action: string, plugin: string) =>
  dashboard.call(1, 'plugin_action', { action, plugin });

describe('plugin_action', () => {
  it('activates and deactivates several plugins at once', async () => {
    const dashboard = world();
    const site = dashboard.fleet.site(1);
    site.setPlugin('acorn-backup/acorn-backup.php', { active: false });
    site.setPlugin('otter-mail/otter-mail.php', { active: false });
    const reply = await act(dashboard, 'activate', 'acorn-backup/acorn-backup.php||otter-mail/otter-mail.php');
    expect(Object.keys(reply.other_data.plugin_action_data)).toHaveLength(2);
    expect(site.plugin('otter-mail/otter-mail.php')?.active).toBe(true);
    await act(dashboard, 'deactivate', 'otter-mail/otter-mail.php');
    expect(site.plugin('otter-mail/otter-mail.php')?.active).toBe(false);
  });

  it('reports success with an empty name for a plugin that is not installed', async () => {
    const reply = await act(world(), 'activate', 'nope/nope.php');
    expect(reply.status).toBe('SUCCESS');
    expect(reply.other_data.plugin_action_data['nope/nope.php']).toEqual({
      name: '',
      version: '',
      slug: 'nope/nope.php',
    });
  });

  it('reports success for a plugin that needs a newer PHP, and leaves it inactive', async () => {
    const dashboard = world();
    const file = 'inkwell-editor/inkwell-editor.php';
    dashboard.fleet.site(1).setPlugin(file, { active: false });
    const reply = await act(dashboard, 'activate', file);
    expect(reply.other_data.plugin_action_data[file].name).toBe('Inkwell Editor');
    expect(reply.sync.plugins.find((plugin: { slug: string }) => plugin.slug === file).active).toBe(0);
  });

  it('answers an empty 500 when the plugin crashes', async () => {
    const dashboard = world();
    const { file } = PLUGINS.find(plugin => plugin.fatal) ?? { file: '' };
    dashboard.fleet.site(1).setPlugin(file, { active: false });
    const fields = dashboard.signed(1, 'plugin_action', { action: 'activate', plugin: file });
    expect(await dashboard.page(1, fields)).toMatchObject({ status: 500, body: '' });
    expect(dashboard.fleet.site(1).plugin(file)?.active).toBe(false);
  });

  it('skips the connector itself', async () => {
    const dashboard = world();
    const reply = await act(dashboard, 'deactivate', 'mainwp-child/mainwp-child.php');
    expect(reply.other_data.plugin_action_data).toEqual([]);
    expect(dashboard.fleet.site(1).plugin('mainwp-child/mainwp-child.php')?.active).toBe(true);
  });

  it('deactivates and deletes a plugin, and reports when there is nothing to delete', async () => {
    const dashboard = world();
    const file = 'acorn-backup/acorn-backup.php';
    dashboard.fleet.site(1).setPlugin(file, { active: true });
    const reply = await act(dashboard, 'delete', file);
    expect(reply.other_data.plugin_action_data[file].created).toBeGreaterThan(0);
    expect(reply.other_data.plugin_deactivated_data[file].created).toBeGreaterThan(0);
    expect(reply.other_data.duration_bulk).toBe(2);
    expect(dashboard.fleet.site(1).plugin(file)).toBeUndefined();
    expect((await act(dashboard, 'delete', file)).other_data.plugin_action_data).toEqual([]);
  });

  it('fails for an unknown action', async () => {
    expect(await act(world(), 'explode', 'x/x.php')).toMatchObject({
      status: 'FAIL',
      sync: { plugins: expect.any(Array) },
      other_data: { plugin_action_data: [], duration_bulk: 0 },
    });
  });
});

describe('get_all_plugins', () => {
  it('lists inactive plugins without a filter, all with filter 0, and searches by keyword', async () => {
    const dashboard = world();
    const inactive = await dashboard.call(1, 'get_all_plugins');
    expect(inactive.data.every((plugin: { active: number }) => plugin.active === 0)).toBe(true);
    const all = await dashboard.call(1, 'get_all_plugins', { filter: 0 });
    expect(all.data).toHaveLength(dashboard.fleet.site(1).plugins.length);
    expect(all.data.filter((plugin: { mainwp: string }) => plugin.mainwp === 'T')).toHaveLength(1);
    const hit = await dashboard.call(1, 'get_all_plugins', { filter: 0, keyword: 'mainwp' });
    expect(hit.data).toHaveLength(1);
    const rest = await dashboard.call(1, 'get_all_plugins', { filter: 0, keyword: 'mainwp', not_criteria: 1 });
    expect(rest.data).toHaveLength(all.data.length - 1);
    const active = await dashboard.call(1, 'get_all_plugins', { filter: 1, status: 'active' });
    expect(active.data.length + inactive.data.length).toBe(all.data.length);
  });
});

describe('installplugintheme', () => {
  it('installs addresses ending in <slug>.<version>.zip and refuses others', async () => {
    const dashboard = world();
    const install = (url: string, more = {}) =>
      dashboard.call(1, 'installplugintheme', { type: 'plugin', url: JSON.stringify(url), ...more });
    const reply = await install('https://packages.example/new-thing.1.4.zip', { activatePlugin: 'yes' });
    expect(reply.install_results).toEqual({ 'new-thing.1.4.zip': true });
    expect(dashboard.fleet.site(1).plugin('new-thing/new-thing.php')).toMatchObject({ version: '1.4', active: true });
    await install('https://packages.example/new-thing.1.5.zip', { overwrite: 1 });
    expect(dashboard.fleet.site(1).plugin('new-thing/new-thing.php')?.version).toBe('1.5');
    expect(await install('https://packages.example/missing.zip')).toMatchObject({ error_code: 'download_failed' });
    expect(await install('https://packages.example/missing.zip', { type: 'spoon' })).toHaveProperty('error');
  });

  it('installs the latest release from the directory, which has no packages but those of the catalogue', async () => {
    const dashboard = world();
    const install = (path: string, type = 'plugin') => {
      const url = JSON.stringify(`https://downloads.wordpress.org/${path}.zip`);
      return dashboard.call(1, 'installplugintheme', { type, url });
    };
    const { file, versions } = PLAIN_PLUGINS[0] ?? { file: '', versions: [] };
    const slug = file.split('/')[0];
    const site = dashboard.fleet.site(1);
    site.removePlugin(file);
    expect(await install(`plugin/${slug}.latest-stable`)).toMatchObject({ installation: 'SUCCESS' });
    expect(site.plugin(file)).toMatchObject({ version: versions.at(-1), active: false });
    site.removePlugin(file);
    expect(await install(`plugin/${slug}.${versions[0]}`)).toMatchObject({ installation: 'SUCCESS' });
    expect(site.plugin(file)?.version).toBe(versions[0]);
    const missing = ['plugin/nobody-made-this.latest-stable', `plugin/${slug}.99.0`, `theme/${slug}.latest-stable`];
    for (const path of missing) expect(await install(path)).toMatchObject({ error_code: 'download_failed' });
  });

  it('answers the critical-error page when a package fails, and keeps those installed before it', async () => {
    const dashboard = world();
    const die = async (url: unknown, more = {}) => {
      const fields = { type: 'plugin', url: JSON.stringify(url), sslVerify: 0, ...more };
      const { status, body } = await dashboard.page(1, dashboard.signed(1, 'installplugintheme', fields));
      expect([status, body]).toEqual([500, expect.stringContaining('critical error')]);
    };
    const good = 'https://packages.example/new-thing.1.4.zip';
    await die([good, 'http://packages.example/missing.zip']);
    expect(dashboard.fleet.site(1).plugin('new-thing/new-thing.php')).toMatchObject({ version: '1.4' });
    await die(good);
    await die('', { url: good });
    const verified = { type: 'plugin', url: JSON.stringify(good), sslVerify: 1 };
    const refusal = await dashboard.call(1, 'installplugintheme', verified);
    expect(refusal).toEqual({ error: expect.stringContaining('/wp-content/plugins/'), error_code: 'folder_exists' });
  });

  it('installs a plugin that crashes on activation and answers an empty 500', async () => {
    const dashboard = world();
    const { file } = PLUGINS.find(plugin => plugin.fatal) ?? { file: '' };
    dashboard.fleet.site(1).removePlugin(file);
    const url = JSON.stringify(`https://packages.example/${file.split('/')[0]}.1.0.zip`);
    const fields = dashboard.signed(1, 'installplugintheme', { type: 'plugin', url, activatePlugin: 'yes' });
    expect(await dashboard.page(1, fields)).toMatchObject({ status: 500, body: '' });
    expect(dashboard.fleet.site(1).plugin(file)).toMatchObject({ active: false });
  });

  it('claims success for a package of the wrong type or with an unexpected folder', async () => {
    const dashboard = world();
    const site = dashboard.fleet.site(1);
    const install = (type: string, url: string) =>
      dashboard.call(1, 'installplugintheme', { type, url: JSON.stringify(url), overwrite: 1 });
    site.setPlugin('acorn-backup/acorn-backup.php', { version: '3.4.0', active: true });
    site.setFaults('package_wrong_type');
    const asPlugin = await install('plugin', 'https://packages.example/acorn-backup.3.5.1.zip');
    expect(asPlugin).toMatchObject({ installation: 'SUCCESS', other_data: { install_items: [] } });
    expect(site.plugin('acorn-backup/acorn-backup.php')).toBeUndefined();
    const asTheme = await install('theme', 'https://packages.example/corner-shop.4.3.1.zip');
    expect(asTheme.other_data.install_items).toEqual([{ name: 'corner-shop', slug: 'corner-shop', version: false }]);
    site.setFaults('package_odd_folder');
    await install('plugin', 'https://packages.example/acorn-backup.3.5.1.zip');
    expect(site.plugin('acorn-backup-main/acorn-backup.php')).toMatchObject({ version: '3.5.1', active: false });
  });
});

describe('must-use files', () => {
  it('come last in the list and are always active', async () => {
    const dashboard = world();
    const sites = Array.from({ length: 20 }, (_none, i) => dashboard.fleet.site(i + 1));
    const having = sites.filter(site => site.plugins.some(plugin => plugin.mu));
    expect(having.length).toBeGreaterThan(10);
    const { data } = await dashboard.call(having[0]?.k ?? 0, 'get_all_plugins', { filter: 0 });
    const last = data.at(-1);
    expect(last).toEqual({ ...last, name: last.slug, version: '', active: 1, mu: 1 });
  });
});
