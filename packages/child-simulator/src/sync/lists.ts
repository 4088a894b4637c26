import { CONNECTOR_FILE, pluginOf } from '../catalogue/plugins.ts';
import { themeOf } from '../catalogue/themes.ts';
import type { PluginRecord } from '../state/records.ts';
import type { SimulatedSite } from '../state/site.ts';

/** Record of `plugins` and `get_all_plugins` (docs/wire/sync.md#sync-data). */
export interface PluginEntry {
  mainwp: 'T' | 'F';
  name: string;
  slug: string;
  description: string;
  version: string;
  active: 0 | 1;
  mu?: 1;
}

/** Regular plugins by name, then the must-use files. */
export function pluginEntries(site: SimulatedSite): PluginEntry[] {
  const [regular, mustUse] = [site.plugins.filter(record => !record.mu), site.plugins.filter(record => record.mu)];
  return [...byName(regular.map(pluginEntry)), ...byName(mustUse.map(pluginEntry))];
}

function pluginEntry(record: PluginRecord): PluginEntry {
  const { file, version } = record;
  if (record.mu) return { mainwp: 'F', name: file, slug: file, description: '', version, active: 1, mu: 1 };
  const { name, description } = pluginOf(file);
  const mainwp = file === CONNECTOR_FILE ? 'T' : 'F';
  return { mainwp, name, slug: file, description, version, active: record.active ? 1 : 0 };
}

/** Record of `themes` and `get_all_themes` (docs/wire/sync.md#sync-data). */
export interface ThemeEntry {
  name: string;
  title: string;
  description: string;
  version: string;
  active: 0 | 1;
  slug: string;
  parent_active: 0 | 1;
  child_theme?: 1;
  child_active?: 1;
}

/** Active is decided by name, as the connector does: two themes with equal names both show 1. */
export function themeEntries(site: SimulatedSite): ThemeEntry[] {
  const { installed, active } = site.themes;
  const inUse = installed.some(theme => theme.slug === active) ? themeOf(active) : undefined;
  const entries = installed.map(({ slug, version }): ThemeEntry => {
    const { name, description, template } = themeOf(slug);
    const isActive = name === inUse?.name ? 1 : 0;
    const entry: ThemeEntry = {
      name,
      title: name,
      description,
      version,
      active: isActive,
      slug,
      parent_active: inUse?.template === slug ? 1 : 0,
    };
    if (template !== undefined) entry.child_theme = 1;
    if (template !== undefined && isActive) entry.child_active = 1;
    return entry;
  });
  return byName(entries);
}

function byName<T extends { name: string }>(list: T[]): T[] {
  return list.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
