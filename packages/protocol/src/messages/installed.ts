import { flagOf, keyOf, optionalText, own, partOf, shortText } from '../replies/lenient.ts';

/** One installed plugin (docs/wire/sync.md#sync-data, `plugins`). */
export interface InstalledPlugin {
  /** `dir/file.php`, or `file.php` for single-file and must-use plugins. */
  slug: string;
  name: string;
  version: string;
  active: boolean;
  mustUse: boolean;
  /** The connector itself: never deactivate or delete it. */
  isConnector: boolean;
  description?: string;
}

/** One installed theme (docs/wire/sync.md#sync-data, `themes`). `active` compares names on the site: two themes of one name are both active. */
export interface InstalledTheme {
  /** Stylesheet directory. */
  slug: string;
  name: string;
  version: string;
  active: boolean;
  /** It is the parent of the active theme. */
  parentActive: boolean;
  description?: string;
}

/** A must-use file with the name of a regular plugin is left out: calls that name it mean the regular one. */
export function readPlugins(value: unknown): InstalledPlugin[] | undefined {
  const all = partOf(value, readPlugin, 'plugins');
  const regular = new Set(all?.filter(plugin => !plugin.mustUse).map(plugin => plugin.slug));
  return all?.filter(plugin => !plugin.mustUse || !regular.has(plugin.slug));
}

function readPlugin(item: unknown): InstalledPlugin | undefined {
  const installed = readInstalled(item);
  return installed && { ...installed, mustUse: flagOf(own(item, 'mu')), isConnector: own(item, 'mainwp') === 'T' };
}

export function readThemes(value: unknown): InstalledTheme[] | undefined {
  return partOf(value, readTheme, 'themes');
}

function readTheme(item: unknown): InstalledTheme | undefined {
  const installed = readInstalled(item);
  return installed && { ...installed, parentActive: flagOf(own(item, 'parent_active')) };
}

/** What the site tells of plugins and themes alike. */
function readInstalled(item: unknown) {
  const slug = keyOf(own(item, 'slug'));
  if (slug === undefined) return undefined;
  const description = optionalText(own(item, 'description'), 300);
  return {
    slug,
    name: shortText(own(item, 'name')) || slug,
    version: shortText(own(item, 'version')),
    active: flagOf(own(item, 'active')),
    ...(description === undefined ? {} : { description }),
  };
}
