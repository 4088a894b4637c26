import { type CataloguePlugin, pluginOf, slugOf } from '../catalogue/plugins.ts';
import { themeOf } from '../catalogue/themes.ts';
import type { SimulatedSite } from '../state/site.ts';
import { compareDottedVersions } from '../versions.ts';
import { newestVersion } from '../world.ts';

/** Version a plugin would be updated to, `undefined` when it is up to date or not in the directory. */
export function pendingPlugin(site: SimulatedSite, file: string, installed: string): string | undefined {
  return newer(newestVersion(site.world, file, pluginOf(file).versions), installed);
}

export function pendingTheme(site: SimulatedSite, slug: string, installed: string): string | undefined {
  return newer(newestVersion(site.world, slug, themeOf(slug).versions), installed);
}

/** Newest WordPress on offer, `undefined` when the site runs it. */
export function pendingCore(site: SimulatedSite): string | undefined {
  return newer(site.newestCore, site.core);
}

export function phpSuffices(site: SimulatedSite, plugin: CataloguePlugin): boolean {
  return compareDottedVersions(site.profile.php, plugin.requiresPhp) >= 0;
}

/** Headers of every installed version; only offered versions may require more. */
const INSTALLED_REQUIRES = { wp: '6.2', php: '7.4' };

/** Map file → object of `plugin_updates` (docs/wire/sync.md#sync-data). `withState` adds the fields that an update reply leaves out. */
export function pluginUpdates(site: SimulatedSite, withState = true): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  for (const { file, version, active, mu } of site.plugins) {
    const offered = mu ? undefined : pendingPlugin(site, file, version);
    if (offered === undefined) continue;
    const plugin = pluginOf(file);
    // The connector judges the headers of the installed version, not those of the one on offer.
    const php_compatible = compareDottedVersions(site.profile.php, INSTALLED_REQUIRES.php) >= 0;
    const state = withState ? { active: active ? 1 : 0, wp_compatible: true, php_compatible } : {};
    map[file] = { ...pluginHeader(plugin, version), update: pluginOffer(plugin, offered), ...state };
  }
  return map;
}

function pluginHeader(plugin: CataloguePlugin, version: string): Record<string, unknown> {
  return {
    Name: plugin.name,
    PluginURI: '',
    Version: version,
    Description: plugin.description,
    Author: plugin.author,
    AuthorURI: '',
    TextDomain: slugOf(plugin.file),
    DomainPath: '',
    Network: false,
    RequiresWP: INSTALLED_REQUIRES.wp,
    RequiresPHP: INSTALLED_REQUIRES.php,
    UpdateURI: '',
    RequiresPlugins: '',
    Title: plugin.name,
    AuthorName: plugin.author,
  };
}

function pluginOffer(plugin: CataloguePlugin, version: string): Record<string, unknown> {
  const slug = slugOf(plugin.file);
  const site = `https://plugins.directory.example/${slug}/`;
  return {
    id: `w.org/plugins/${slug}`,
    slug,
    plugin: plugin.file,
    new_version: version,
    url: site,
    package: plugin.premium ? '' : `https://downloads.directory.example/plugin/${slug}.${version}.zip`,
    icons: { '1x': `${site}icon-128.png` },
    banners: [],
    banners_rtl: [],
    requires: '6.2',
    tested: '7.1',
    requires_php: plugin.requiresPhp,
  };
}

/** Map stylesheet → object of `theme_updates` (docs/wire/sync.md#sync-data). */
export function themeUpdates(site: SimulatedSite): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  const { installed, active } = site.themes;
  for (const { slug, version } of installed) {
    const offered = pendingTheme(site, slug, version);
    if (offered === undefined) continue;
    const update = {
      theme: slug,
      new_version: offered,
      url: `https://themes.directory.example/${slug}/`,
      package: `https://downloads.directory.example/theme/${slug}.${offered}.zip`,
      requires: '6.2',
      requires_php: '7.4',
    };
    map[slug] = { update, Name: themeOf(slug).name, Version: version, active: slug === active ? 1 : 0 };
  }
  return map;
}

function newer(offered: string | undefined, installed: string): string | undefined {
  return offered !== undefined && compareDottedVersions(offered, installed) > 0 ? offered : undefined;
}
