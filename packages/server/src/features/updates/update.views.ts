import type { PendingUpdate } from './update.store.ts';
import { UPDATE_TYPES } from './update.ts';

/** One pending update as it goes out; the languages of one item are one update, as the site updates them together. */
export function pendingViews(updates: readonly PendingUpdate[]) {
  const views = new Map<string, ReturnType<typeof viewOf>>();
  for (const update of updates) {
    const key = `${update.type}\n${update.slug}`;
    const known = views.get(key);
    if (known?.languages) known.languages.push(update.language);
    else views.set(key, viewOf(update));
  }
  return [...views.values()];
}

function viewOf({ type, slug, name, version, new_version, language, ...flags }: PendingUpdate) {
  return {
    ...{ type: UPDATE_TYPES[type], slug, name, version, new_version },
    ...(type === 'translation' ? { languages: [language] } : {}),
    ...{ active: flags.active === 1, wp_compatible: flags.wp_compatible === 1 },
    php_compatible: flags.php_compatible === 1,
  };
}
