import { pluginOf } from '../catalogue/plugins.ts';
import { themeOf } from '../catalogue/themes.ts';
import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { refuse } from '../connector/errors.ts';
import { field, members, percentDecode } from '../connector/params.ts';
import { journal } from '../state/journal.ts';
import type { SimulatedSite } from '../state/site.ts';
import { phpMap } from '../sync/php.ts';
import { syncData } from '../sync/sync-data.ts';
import { pendingPlugin, pendingTheme, phpSuffices, pluginUpdates, themeUpdates } from '../sync/updates.ts';
import { oddFile, oddFolder } from './odd-package.ts';
import { CACHE_NOTES, otherData, PROGRESS, type Updated, type UpdateOutcome } from './update-parts.ts';

/** `upgradeplugintheme` (docs/wire/actions.md#updates): versions really change, and items that are up to date or missing are reported as updated too. */
export function upgradePluginTheme(call: FunctionCall): FunctionAnswer {
  const list = field(call.form, 'list') ?? '';
  const type = field(call.form, 'type');
  if (type === 'plugin') return upgradePlugins(call, members(percentDecode(list), ','));
  if (type === 'theme') return upgradeThemes(call, members(list, ','));
  return refuse('Invalid request!');
}

function upgradePlugins(call: FunctionCall, files: readonly string[]): FunctionAnswer {
  const { site } = call;
  const before = phpMap(pluginUpdates(site, false));
  const fits = files.filter(file => !blocked(call, file));
  if (fits.length === 0 && files.length === 1) {
    return refuse('Current WordPress or PHP versions do not meet minimum requirements of this plugin.');
  }
  const outcomes = fits.map(file => upgradePlugin(call, file));
  const failed = outcomes.filter(outcome => outcome.failure !== undefined);
  const data = {
    upgrades: phpMap(Object.fromEntries(outcomes.filter(o => o.failure === undefined).map(o => [o.id, true]))),
    ...(failed.length > 0 ? { upgrades_error: Object.fromEntries(failed.map(o => [o.id, o.failure?.text])) } : {}),
    other_data: otherData(outcomes),
    plugin_updates: before,
    ...CACHE_NOTES,
  };
  return { data, prefix: PROGRESS };
}

function blocked({ site }: FunctionCall, file: string): boolean {
  const record = site.plugins.find(plugin => plugin.file === file);
  const pending = record && pendingPlugin(site, file, record.version);
  return pending !== undefined && !phpSuffices(site, pluginOf(file));
}

function upgradePlugin(call: FunctionCall, file: string): UpdateOutcome {
  const { site } = call;
  const record = site.changePlugins().find(plugin => plugin.file === file && !plugin.mu);
  const { name, premium, author } = pluginOf(file);
  const pending = record && pendingPlugin(site, file, record.version);
  if (!record || pending === undefined) {
    const there = record ? { name, version: record.version } : { name: '' };
    return settled({ ...there, old_version: '', slug: file, success: 1 });
  }
  const result = upgrade(call, { name, slug: file, from: record.version, to: pending, noDownload: premium });
  if (result.changed && call.faults.has('package_odd_folder')) {
    moveToOddFolder(site, file, pending);
    const { version: _gone, ...item } = result.item;
    return { ...result, item };
  }
  if (result.changed) {
    journal(site, 'pluginUpdated', {
      plugindata: { name, version: pending, author, slug: file },
      oldversion: record.version,
      auto_updated: 0,
    });
    record.version = pending;
  }
  return result;
}

/** WordPress removes the old folder and installs the package under its own folder name, inactive. */
function moveToOddFolder(site: SimulatedSite, file: string, version: string): void {
  const plugins = site.changePlugins();
  plugins.splice(
    plugins.findIndex(plugin => plugin.file === file),
    1,
  );
  plugins.push({ file: oddFile(file), version, active: false });
}

function upgradeThemes(call: FunctionCall, slugs: readonly string[]): FunctionAnswer {
  const { site } = call;
  const before = phpMap(themeUpdates(site));
  const outcomes = slugs.map(slug => upgradeTheme(call, slug));
  const data = {
    upgrades: phpMap(Object.fromEntries(outcomes.map(o => [o.id, o.failure === undefined]))),
    other_data: otherData(outcomes),
    theme_updates: before,
    sync: syncData(call),
    ...CACHE_NOTES,
  };
  return { data, prefix: PROGRESS };
}

function upgradeTheme(call: FunctionCall, slug: string): UpdateOutcome {
  const { site } = call;
  const record = site.changeThemes().installed.find(theme => theme.slug === slug);
  const { name } = themeOf(slug);
  const pending = record && pendingTheme(site, slug, record.version);
  if (!record || pending === undefined) {
    // Names are recorded on installation, and nothing is installed here.
    return settled({ name: '', old_version: '', slug, success: 1, version: record?.version ?? false });
  }
  const result = upgrade(call, { name, slug, from: record.version, to: pending, noDownload: false, theme: true });
  if (result.changed && call.faults.has('package_odd_folder')) {
    const { installed } = site.changeThemes();
    installed.splice(installed.indexOf(record), 1, { slug: oddFolder(slug), version: pending });
    return { ...result, item: { ...result.item, version: false } };
  }
  if (result.changed) {
    journal(site, 'themeUpdated', { theme: { name, version: pending }, oldversion: record.version });
    record.version = pending;
  }
  return result;
}

interface Step {
  readonly name: string;
  readonly slug: string;
  readonly from: string;
  readonly to: string;
  readonly noDownload: boolean;
  readonly theme?: boolean;
}

/** One item: updated, only claimed, not downloaded, refused, or rolled back by WordPress. */
function upgrade({ faults }: FunctionCall, { name, slug, from, to, noDownload, theme = false }: Step): UpdateOutcome {
  const item = { name, old_version: from, slug };
  const failure =
    noDownload || faults.has('update_download_failed')
      ? { text: 'Download failed.', code: 'download_failed' }
      : faults.has('package_wrong_type')
        ? { text: 'The package could not be installed.', code: 'incompatible_archive' }
        : undefined;
  if (failure) {
    // Nothing was replaced: the reply names the previous version as the installed one, not as the old one.
    const kept = {
      name: theme ? '' : name,
      old_version: '',
      slug,
      success: 0,
      version: from,
      error: failure.text,
    } as const;
    return { id: slug, failure, changed: false, item: kept };
  }
  if (faults.has('update_rollback')) {
    const failure = { text: 'The new version could not be installed.', code: 'copy_failed' };
    return {
      id: slug,
      failure,
      changed: false,
      item: { ...item, success: 0, version: from, error: failure.text, rollback: 1 },
    };
  }
  const changed = !faults.has('update_noop_success');
  return { id: slug, failure: undefined, changed, item: { ...item, success: 1, version: changed ? to : from } };
}

function settled(item: Updated): UpdateOutcome {
  return { id: item.slug, failure: undefined, changed: false, item };
}
