import { rollBackOf } from './roll-back.ts';
import type { PendingUpdate } from './update.store.ts';
import { UPDATE_TYPES } from './update.ts';

type Offered = Omit<PendingUpdate, 'site_id'>;
export type UpdateView = ReturnType<typeof viewOf>;

/**
 * Pending updates as they go out; the languages of one item are one update, as the site updates them together. A page has
 * a thousand of them, so each is built without a key and without copies.
 * @param updates The languages of an item follow one another.
 * @param hosts Directories of packages that keep all versions (setting updates.package_hosts).
 */
export function pendingViews(updates: readonly Offered[], hosts: string): UpdateView[] {
  const views: UpdateView[] = [];
  let before: Offered | undefined;
  for (const update of updates) {
    const { languages } = views.at(-1) ?? {};
    if (languages && before?.slug === update.slug && update.type === 'translation') languages.push(update.language);
    else views.push(viewOf(update, hosts));
    before = update;
  }
  return views;
}

function viewOf(update: Offered, hosts: string) {
  const { type, slug, name, version, new_version, package_host, package_named } = update;
  return {
    type: UPDATE_TYPES[type],
    slug,
    name,
    version,
    new_version,
    languages: type === 'translation' ? [update.language] : undefined,
    active: update.active === 1,
    wp_compatible: update.wp_compatible === 1,
    php_compatible: update.php_compatible === 1,
    roll_back: rollBackOf({ type, from_version: version, to_version: new_version, package_host, package_named }, hosts),
  };
}
