import { rollBackOf } from './roll-back.ts';
import type { PendingUpdate } from './update.store.ts';
import { UPDATE_TYPES } from './update.ts';

/**
 * One pending update as it goes out; the languages of one item are one update, as the site updates them together.
 * @param hosts Directories of packages that keep all versions (setting updates.package_hosts).
 */
export function pendingViews(updates: readonly PendingUpdate[], hosts: string) {
  const views = new Map<string, ReturnType<typeof viewOf>>();
  for (const update of updates) {
    const key = `${update.type}\n${update.slug}`;
    const known = views.get(key);
    if (known?.languages) known.languages.push(update.language);
    else views.set(key, viewOf(update, hosts));
  }
  return [...views.values()];
}

function viewOf({ type, slug, name, version, new_version, language, ...flags }: PendingUpdate, hosts: string) {
  return {
    type: UPDATE_TYPES[type],
    slug,
    name,
    version,
    new_version,
    ...(type === 'translation' ? { languages: [language] } : {}),
    active: flags.active === 1,
    wp_compatible: flags.wp_compatible === 1,
    php_compatible: flags.php_compatible === 1,
    roll_back: rollBackOf({ type, from_version: version, to_version: new_version, ...flags }, hosts),
  };
}
