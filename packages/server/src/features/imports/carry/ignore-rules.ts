import type { IgnoreRule } from '../../../ports/database/schema.ts';
import type { OldIgnored, OldIgnoredItem, OldSite } from '../mainwp/old-dashboard.ts';
import type { Remarks } from '../remarks/remarks.ts';

const LONGEST_SLUG = 255;
const LONGEST_VERSION = 100;
const CORE = { slug: 'wordpress', name: 'WordPress' };

type IgnoredOfSite = Pick<
  OldSite,
  | 'ignoresCore'
  | 'ignoresPlugins'
  | 'ignoresThemes'
  | 'ignoresTranslations'
  | 'ignoredPlugins'
  | 'ignoredThemes'
  | 'ignoredCoreVersions'
  | 'dismissedPlugins'
  | 'dismissedThemes'
>;

/** What is ignored on all sites, as our rules say it. See docs/decisions/0011. */
export function fleetRules(old: OldIgnored, remarks: Remarks): IgnoreRule[] {
  noteDismissed(old, remarks);
  return [
    ...itemRules('plugin', old.plugins, remarks),
    ...itemRules('theme', old.themes, remarks),
    ...coreRules(old.coreVersions, remarks),
  ];
}

/** What is ignored on one site. */
export function siteRules(old: IgnoredOfSite, remarks: Remarks): IgnoreRule[] {
  noteDismissed(old, remarks);
  if (old.ignoresTranslations) remarks.add('translations_not_ignored');
  const whole = (type: string) => ({ type, slug: '', version: '', name: '' });
  return [
    ...(old.ignoresCore ? [{ type: 'core', version: '', ...CORE }] : coreRules(old.ignoredCoreVersions, remarks)),
    ...(old.ignoresPlugins ? [whole('plugin')] : []),
    ...(old.ignoresThemes ? [whole('theme')] : []),
    ...itemRules('plugin', old.ignoredPlugins, remarks),
    ...itemRules('theme', old.ignoredThemes, remarks),
  ];
}

function coreRules(versions: readonly string[], remarks: Remarks): IgnoreRule[] {
  return versionsOf(versions, remarks).map(version => ({ type: 'core', version, ...CORE }));
}

function itemRules(type: 'plugin' | 'theme', items: readonly OldIgnoredItem[], remarks: Remarks): IgnoreRule[] {
  return items.flatMap(({ slug, name, versions }) => {
    if (slug === '' || slug.length > LONGEST_SLUG) {
      remarks.add(`${type}_slug_unusable`);
      return [];
    }
    const all = versions === 'all' ? [''] : versionsOf(versions, remarks);
    return all.map(version => ({ type, slug, version, name: name.trim().slice(0, LONGEST_SLUG) || slug }));
  });
}

/** An empty version would mean every one. */
function versionsOf(versions: readonly string[], remarks: Remarks): string[] {
  const sound = versions.map(version => version.trim()).filter(one => one !== '' && one.length <= LONGEST_VERSION);
  if (sound.length < versions.length) remarks.add('version_unusable');
  return [...new Set(sound)];
}

function noteDismissed(
  { dismissedPlugins, dismissedThemes }: Pick<OldIgnored, 'dismissedPlugins' | 'dismissedThemes'>,
  remarks: Remarks,
): void {
  const count = dismissedPlugins.length + dismissedThemes.length;
  if (count > 0) remarks.add('not_dismissed', { count });
}
