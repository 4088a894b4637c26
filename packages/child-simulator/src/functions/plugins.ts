import { CONNECTOR_FILE, pluginOf } from '../catalogue/plugins.ts';
import type { FunctionAnswer, FunctionCall } from '../connector/call.ts';
import { plainPage } from '../connector/pages.ts';
import { field, members } from '../connector/params.ts';
import { journal } from '../state/journal.ts';
import type { PluginRecord } from '../state/records.ts';
import { phpMap } from '../sync/php.ts';
import { syncData } from '../sync/sync-data.ts';
import { phpSuffices } from '../sync/updates.ts';

interface Item {
  name: string;
  version: string;
  slug: string;
  created?: number;
}

/** `plugin_action` (docs/wire/actions.md#plugins). Optimistic: it also reports success for what WordPress refused or never had. */
export function pluginAction(call: FunctionCall): FunctionAnswer {
  const action = field(call.form, 'action');
  const files = members(field(call.form, 'plugin') ?? '', '||');
  if (action === 'activate') return activate(call, files);
  if (action === 'deactivate') return done(call, deactivate(call, files));
  if (action === 'delete') return remove(call, files);
  if (action === 'changelog_info') return { data: { update: null, status: 'SUCCESS', other_data: otherData({}) } };
  return done(call, {}, {}, 'FAIL');
}

function activate(call: FunctionCall, files: readonly string[]): FunctionAnswer {
  const items: Record<string, Item> = {};
  for (const file of touchable(files)) {
    const record = regular(call, file);
    const plugin = pluginOf(file);
    // The plugin crashes before anything is written, which ends the whole request.
    if (record && !record.active && plugin.fatal) return plainPage(500, '');
    if (record && !record.active && phpSuffices(call.site, plugin)) {
      record.active = true;
      journal(call.site, 'pluginActivated', { plugindata: { name: plugin.name, version: record.version, slug: file } });
    }
    items[file] = itemOf(file, record);
  }
  return done(call, items);
}

function deactivate(call: FunctionCall, files: readonly string[]): Record<string, Item> {
  const items: Record<string, Item> = {};
  for (const file of touchable(files)) {
    const record = regular(call, file);
    if (record) record.active = false;
    items[file] = itemOf(file, record);
  }
  return items;
}

function remove(call: FunctionCall, files: readonly string[]): FunctionAnswer {
  const items: Record<string, Item> = {};
  const deactivated: Record<string, Item> = {};
  for (const file of touchable(files)) {
    const record = regular(call, file);
    if (!record) continue;
    const item = { ...itemOf(file, record), created: Math.floor(call.site.seconds) };
    if (record.active) deactivated[file] = item;
    record.active = false;
    items[file] = item;
  }
  // As on real sites, the list was read before the files were deleted, so they are still in the answer.
  const answer = done(call, items, deactivated);
  const plugins = call.site.changePlugins();
  for (const file of Object.keys(items)) {
    plugins.splice(
      plugins.findIndex(record => record.file === file && !record.mu),
      1,
    );
  }
  return answer;
}

function done(
  call: FunctionCall,
  items: Record<string, Item>,
  deactivated: Record<string, Item> = {},
  status: 'SUCCESS' | 'FAIL' = 'SUCCESS',
): FunctionAnswer {
  return { data: { status, sync: syncData(call), other_data: otherData(items, deactivated) } };
}

/** Despite its name, `duration_bulk` counts what was done. */
function otherData(items: Record<string, Item>, deactivated: Record<string, Item> = {}): Record<string, unknown> {
  const [done, off] = [Object.keys(items).length, Object.keys(deactivated).length];
  const also = off > 0 ? { plugin_deactivated_data: deactivated } : {};
  return { plugin_action_data: phpMap(items), duration_bulk: done + off, ...also };
}

/** The connector passes over itself. */
function touchable(files: readonly string[]): string[] {
  return files.filter(file => file !== CONNECTOR_FILE);
}

/** The plugin to change; must-use files are not found by these actions. */
function regular(call: FunctionCall, file: string): PluginRecord | undefined {
  return call.site.changePlugins().find(record => record.file === file && !record.mu);
}

function itemOf(file: string, record: PluginRecord | undefined): Item {
  return record
    ? { name: pluginOf(file).name, version: record.version, slug: file }
    : { name: '', version: '', slug: file };
}
