import type { Static } from 'typebox';
import type { pendingUpdateSchema } from '../../../features/updates/index.ts';
import { mapOrList } from './php.ts';

export type PendingItem = Static<typeof pendingUpdateSchema>;

/** A rule that ignores updates. */
export interface Rule {
  readonly scope: 'fleet' | 'site';
  readonly type: 'wp' | 'plugins' | 'themes';
  readonly slug: string;
  readonly name: string;
  readonly version: string;
}

export const GROUPS = ['wp', 'plugins', 'themes', 'translations'] as const;
type Group = (typeof GROUPS)[number];

/** The updates of a site, by type and slug. Empty maps are empty lists. */
export function nestedUpdates(updates: readonly PendingItem[]) {
  const of = (type: Group) => updates.filter(update => update.type === type);
  const bySlug = (found: readonly PendingItem[], view: (update: PendingItem) => object) =>
    mapOrList(Object.fromEntries(found.map(update => [update.slug, view(update)])));
  const [core] = of('wp');
  return {
    wp: core ? { current: core.version, new: core.new_version } : [],
    plugins: bySlug(of('plugins'), pluginUpdate),
    themes: bySlug(of('themes'), themeUpdate),
    translations: of('translations').flatMap(translationUpdates),
  };
}

/** The same, of some types only. */
export function someUpdates(updates: readonly PendingItem[], wanted: readonly string[] | undefined) {
  const all = Object.entries(nestedUpdates(updates));
  return Object.fromEntries(all.filter(([type]) => wanted === undefined || wanted.includes(type)));
}

/** What WordPress reads from the head of a plugin; of it, the name and the version are known here. */
const HEADERS = {
  PluginURI: '',
  Description: '',
  Author: '',
  AuthorURI: '',
  TextDomain: '',
  DomainPath: '',
  Network: false,
  RequiresWP: '',
  RequiresPHP: '',
  UpdateURI: '',
  RequiresPlugins: '',
};

function pluginUpdate({ slug, name, version, new_version, active, wp_compatible, php_compatible }: PendingItem) {
  const short = slug.split('/')[0]?.replace(/\.php$/, '') ?? slug;
  return {
    Name: name,
    Version: version,
    ...HEADERS,
    Title: name,
    AuthorName: '',
    update: {
      id: `w.org/plugins/${short}`,
      slug: short,
      plugin: slug,
      new_version,
      url: '',
      package: '',
      icons: [],
      banners: [],
      banners_rtl: [],
      requires: '',
      tested: '',
      requires_php: '',
    },
    active: Number(active),
    wp_compatible,
    php_compatible,
  };
}

function themeUpdate({ slug, name, version, new_version, active }: PendingItem) {
  const update = { theme: slug, new_version, url: '', package: '', requires: '', requires_php: '' };
  return { update, Name: name, Version: version, active: Number(active) };
}

function translationUpdates({ slug, name, new_version, languages = [] }: PendingItem) {
  return languages.map(language => ({ type: 'plugin', slug, language, version: new_version, name }));
}

/** Ignored items by slug. */
export function ignoredBySlug(rules: readonly Rule[]): Record<string, { Name: string; ignored_versions: string[] }> {
  const bySlug = Map.groupBy(rules, rule => rule.slug);
  return Object.fromEntries(
    [...bySlug].map(([slug, same]) => {
      const versions = same.map(rule => rule.version || 'all_versions');
      return [slug, { Name: same[0]?.name || slug, ignored_versions: [...new Set(versions)] }];
    }),
  );
}
