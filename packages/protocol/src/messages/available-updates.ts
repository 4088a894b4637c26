import { flagOf, isRecord, keyOf, optionalText, own, partOf, shortText } from '../replies/lenient.ts';

export interface PluginUpdate {
  slug: string;
  name: string;
  /** Installed. */
  version: string;
  newVersion: string;
  active: boolean;
  /** Address of the new version's zip file; absent if the site may not download it. */
  package?: string;
  /** Versions that the new version requires; absent if the offer does not say. */
  requiresWp?: string;
  requiresPhp?: string;
  /**
   * What the connector says of the installed version: its headers, not those of the one on offer. True when it does not
   * say.
   */
  wpCompatible: boolean;
  phpCompatible: boolean;
}

export type ThemeUpdate = Omit<PluginUpdate, 'wpCompatible' | 'phpCompatible'>;

/** One language of one item. `slug` is what `upgradetranslation` wants. */
export interface TranslationUpdate {
  type: 'core' | 'plugin' | 'theme';
  slug: string;
  language: string;
  version: string;
  name: string;
}

/** Plugin updates, those of the legacy premium hooks included; undefined when the part was not asked for (docs/wire/sync.md#sync-data). */
export function readPluginUpdates(value: unknown, premium: unknown): PluginUpdate[] | undefined {
  return withPremium(partOf(value, readPlugin, 'plugin updates'), premium, 'plugin', readPlugin);
}

export function readThemeUpdates(value: unknown, premium: unknown): ThemeUpdate[] | undefined {
  return withPremium(partOf(value, readTheme, 'theme updates'), premium, 'theme', readTheme);
}

export function readTranslationUpdates(value: unknown): TranslationUpdate[] | undefined {
  return partOf(
    value,
    item => {
      const type = own(item, 'type');
      const slug = keyOf(own(item, 'slug'));
      if (slug === undefined || (type !== 'core' && type !== 'plugin' && type !== 'theme')) return undefined;
      return {
        type,
        slug,
        language: shortText(own(item, 'language')),
        version: shortText(own(item, 'version')),
        name: shortText(own(item, 'name')) || slug,
      };
    },
    'translation updates',
  );
}

function readPlugin(item: unknown, key: string): PluginUpdate | undefined {
  const theme = readTheme(item, key);
  if (theme === undefined) return undefined;
  return {
    ...theme,
    wpCompatible: flagOf(own(item, 'wp_compatible'), true),
    phpCompatible: flagOf(own(item, 'php_compatible'), true),
  };
}

function readTheme(item: unknown, key: string): ThemeUpdate | undefined {
  const slug = keyOf(key);
  const newVersion = shortText(own(own(item, 'update'), 'new_version')) || shortText(own(item, 'new_version'));
  if (slug === undefined || newVersion === '') return undefined;
  const update = own(item, 'update');
  const address = addressOf(own(update, 'package'));
  const requiresWp = optionalText(own(update, 'requires'));
  const requiresPhp = optionalText(own(update, 'requires_php'));
  return {
    slug,
    name: shortText(own(item, 'Name')) || slug,
    version: shortText(own(item, 'Version')),
    newVersion,
    active: flagOf(own(item, 'active')),
    ...(address === undefined ? {} : { package: address }),
    ...(requiresWp === undefined ? {} : { requiresWp }),
    ...(requiresPhp === undefined ? {} : { requiresPhp }),
  };
}

function withPremium<T extends { slug: string }>(
  updates: T[] | undefined,
  premium: unknown,
  type: 'plugin' | 'theme',
  read: (item: unknown, key: string) => T | undefined,
): T[] | undefined {
  if (updates === undefined || !isRecord(premium)) return updates;
  const known = new Set(updates.map(update => update.slug));
  const more = partOf(premium, (item, key) => (own(item, 'type') === type ? read(item, key) : undefined)) ?? [];
  return [...updates, ...more.filter(update => !known.has(update.slug))];
}

function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 500) return undefined;
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '') ? value : undefined;
}
