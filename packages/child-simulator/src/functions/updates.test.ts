import { describe, expect, it } from 'vitest';
import { createFleet } from '../fleet.ts';
import { Dashboard, REGISTERED } from '../testing/dashboard.ts';

const FILE = 'acorn-backup/acorn-backup.php';

function world() {
  const dashboard = new Dashboard(createFleet({ sites: 3, registered: REGISTERED }));
  const site = dashboard.fleet.site(1);
  site.setPlugin(FILE, { version: '3.4.0', active: true });
  const plugin = (list: string) => dashboard.call(1, 'upgradeplugintheme', { type: 'plugin', list });
  const raw = (list: string) => dashboard.post(1, dashboard.signed(1, 'upgradeplugintheme', { type: 'plugin', list }));
  return { dashboard, site, plugin, raw };
}

describe('plugin updates', () => {
  it('change the version and print HTML before a reply with the updates that remain', async () => {
    const { site, plugin, raw } = world();
    const reply = await plugin('acorn-backup%2Facorn-backup.php');
    expect(reply.upgrades).toEqual({ [FILE]: true });
    expect(reply.other_data.updated_data[FILE]).toMatchObject({ old_version: '3.4.0', version: '3.5.1', success: 1 });
    expect(reply.plugin_updates[FILE].Version).toBe('3.4.0');
    expect(reply).not.toHaveProperty('sync');
    expect(site.plugin(FILE)?.version).toBe('3.5.1');
    expect(await raw(FILE)).toMatchObject({ body: expect.stringMatching(/^<div.*<mainwp>/s) });
  });

  it('claim success for plugins that are up to date, missing or unnamed', async () => {
    const { plugin } = world();
    await plugin(FILE);
    expect((await plugin(FILE)).other_data.updated_data[FILE]).toMatchObject({
      old_version: '',
      version: '3.5.1',
      success: 1,
    });
    const missing = await plugin('no/no.php');
    expect(missing.upgrades).toEqual({ 'no/no.php': true });
    const item = { name: '', old_version: '', slug: 'no/no.php', success: 1 };
    expect(missing.other_data.updated_data).toEqual({ 'no/no.php': item });
    expect((await plugin('')).upgrades).toEqual({ '': true });
  });

  it('refuse a single plugin that needs a newer PHP, and silently skip it in a list', async () => {
    const { site, plugin } = world();
    const old = 'inkwell-editor/inkwell-editor.php';
    site.setPlugin(old, { version: '1.1.0', active: false });
    expect((await plugin(old)).error).toContain('do not meet minimum requirements');
    expect((await plugin(`${old},${FILE}`)).upgrades).toEqual({ [FILE]: true });
  });

  it('fail to download premium plugins', async () => {
    const { site, plugin } = world();
    const file = 'bridge-crm/bridge-crm.php';
    site.setPlugin(file, { version: '6.2.0' });
    const reply = await plugin(file);
    expect(reply.upgrades).toEqual([]);
    expect(reply.upgrades_error).toEqual({ [file]: 'Download failed.' });
    expect(reply.other_data.upgrade_error_codes).toEqual({ [file]: 'download_failed' });
    expect(reply.other_data.updated_data[file]).toMatchObject({ success: 0, old_version: '', version: '6.2.0' });
  });

  it('are rolled back, not downloaded or only claimed when a fault says so', async () => {
    const { site, plugin } = world();
    site.setFaults('update_rollback');
    expect((await plugin(FILE)).other_data.updated_data[FILE]).toMatchObject({
      success: 0,
      rollback: 1,
      version: '3.4.0',
    });
    site.setFaults('update_download_failed');
    expect((await plugin(FILE)).other_data.updated_data[FILE].success).toBe(0);
    site.setFaults('update_noop_success');
    expect((await plugin(FILE)).upgrades).toEqual({ [FILE]: true });
    expect(site.plugin(FILE)?.version).toBe('3.4.0');
  });

  it('refuse a package of the wrong type and keep the installed plugin', async () => {
    const { site, plugin } = world();
    site.setFaults('package_wrong_type');
    expect((await plugin(FILE)).other_data.upgrade_error_codes).toEqual({ [FILE]: 'incompatible_archive' });
    expect(site.plugin(FILE)).toMatchObject({ version: '3.4.0', active: true });
  });

  it('replace the plugin by an inactive one when the package has an unexpected folder, and claim success', async () => {
    const { site, plugin } = world();
    site.setFaults('package_odd_folder');
    const reply = await plugin(FILE);
    expect(reply.upgrades).toEqual({ [FILE]: true });
    expect(reply.other_data.updated_data[FILE]).not.toHaveProperty('version');
    expect(site.plugin(FILE)).toBeUndefined();
    expect(site.plugin('acorn-backup-main/acorn-backup.php')).toMatchObject({ version: '3.5.1', active: false });
  });

  it.each([
    ['update_500_after', { status: 500, body: '' }],
    ['update_white_page', { status: 200, body: '' }],
    ['update_timeout_midway', 'hang'],
  ] as const)('make the change and then fail: %s', async (fault, answer) => {
    const { site, raw } = world();
    site.setFaults(fault);
    const reply = await raw(FILE);
    if (typeof answer === 'string') expect(reply).toBe(answer);
    else expect(reply).toMatchObject(answer);
    expect(site.plugin(FILE)?.version).toBe('3.5.1');
  });

  it('break the front page when a fault says so', async () => {
    const { dashboard, site, plugin } = world();
    site.setFaults('update_breaks_site');
    expect((await plugin(FILE)).upgrades).toEqual({ [FILE]: true });
    const front = await dashboard.fleet.handle(1, { method: 'GET', path: '/' });
    expect(front).toMatchObject({ status: 500, body: expect.stringContaining('critical error') });
    site.repairFrontPage();
    expect(site.broken).toBe(false);
  });

  it('leave a blank page or a broken site when a fault says so, until the previous version is restored', async () => {
    const { dashboard, site, plugin } = world();
    const before = site.plugin(FILE)?.version;
    const front = () => dashboard.fleet.handle(1, { method: 'GET', path: '/' });
    site.setFaults('update_blank_front');
    await plugin(FILE);
    expect(await front()).toMatchObject({ status: 200, body: '' });
    site.setPlugin(FILE, { version: before ?? '' });
    expect(await front()).toMatchObject({ status: 200, body: expect.stringContaining('Welcome') });
    site.setFaults('update_dead_site');
    await plugin(FILE);
    expect(await front()).toMatchObject({ status: 500 });
    expect(await dashboard.fleet.handle(1, { method: 'POST', path: '/', body: 'function=stats' })).toMatchObject({
      status: 500,
    });
  });

  it('break every site that installs a bad release', async () => {
    const { dashboard, site, plugin } = world();
    dashboard.fleet.release(FILE, '99.0', 'critical');
    expect(site.broken).toBe(false);
    await plugin(FILE);
    expect(site.plugin(FILE)?.version).toBe('99.0');
    expect(site.broken).toBe(true);
  });

  it('refuse types other than plugin and theme', async () => {
    const { dashboard } = world();
    expect((await dashboard.call(1, 'upgradeplugintheme', { type: 'spoon', list: 'x' })).error).toBe(
      'Invalid request!',
    );
  });
});

describe('other updates', () => {
  it('update themes with a sync in the reply and report failures as false', async () => {
    const { dashboard, site } = world();
    site.setTheme('corner-shop', '4.2.0');
    site.setFaults({ name: 'update_download_failed', times: 1 });
    const update = () => dashboard.call(1, 'upgradeplugintheme', { type: 'theme', list: 'corner-shop' });
    expect((await update()).upgrades).toEqual({ 'corner-shop': false });
    const reply = await update();
    expect(reply.upgrades).toEqual({ 'corner-shop': true });
    expect(reply.sync.themes.find((theme: { slug: string }) => theme.slug === 'corner-shop').version).toBe('4.3.1');
    expect(reply.theme_updates['corner-shop'].Version).toBe('4.2.0');
    const missing = await dashboard.call(1, 'upgradeplugintheme', { type: 'theme', list: 'nowhere' });
    expect(missing.upgrades).toEqual({ nowhere: true });
    expect(missing.other_data.updated_data.nowhere).toMatchObject({ name: '', version: false, success: 1 });
  });

  it('update WordPress and report both versions, none when up to date, WPERROR when the download fails', async () => {
    const { dashboard, site } = world();
    site.setCore('7.0.2');
    site.setFaults({ name: 'update_download_failed', times: 1 });
    expect((await dashboard.call(1, 'upgrade')).upgrade).toBe('WPERROR');
    expect(await dashboard.call(1, 'upgrade')).toMatchObject({
      upgrade: 'SUCCESS',
      old_version: '7.0.2',
      version: '7.1.4',
    });
    expect(await dashboard.call(1, 'upgrade')).not.toHaveProperty('version');
    expect(site.core).toBe('7.1.4');
  });

  it('update translations of all languages of a slug', async () => {
    const { dashboard, site } = world();
    const entry = { type: 'plugin', slug: 'acorn-backup', version: '3.5.1', name: 'Acorn Backup' } as const;
    site.setTranslations([
      { ...entry, language: 'de_DE' },
      { ...entry, language: 'fr_FR' },
    ]);
    const reply = await dashboard.call(1, 'upgradetranslation', { type: 'translation', list: 'acorn-backup' });
    expect(reply.upgrades).toEqual({ 'acorn-backup': true });
    expect(reply.sync.translation_updates).toEqual([]);
    expect((await dashboard.call(1, 'upgradetranslation', { list: '' })).upgrades).toEqual([]);
  });
});
