/** Parts of the sync data that a request can include or leave out (docs/wire/sync.md#what-a-sync-asks-for). */
export const SYNC_KEYS = [
  'wp_updates',
  'plugin_updates',
  'theme_updates',
  'translation_updates',
  'recent_comments',
  'recent_posts',
  'recent_pages',
  'securityStats',
  'directories',
  'categories',
  'totalsize',
  'dbsize',
  'plugins',
  'themes',
  'users',
  'plugins_outdate_info',
  'themes_outdate_info',
  'health_site_status',
  'child_site_actions_data',
  'othersData',
  'primaryLasttimeBackup',
  'last_post_gmt',
  'password_policy_options',
] as const;

export type SyncKey = (typeof SYNC_KEYS)[number];
export type SyncData = Readonly<Record<SyncKey, 0 | 1>>;

/** 0 for either cancels the site's own abandoned checks, so they are on in every list ever sent (docs/wire/sync.md#conventions). */
const ALWAYS: readonly SyncKey[] = ['plugins_outdate_info', 'themes_outdate_info'];

/** A full list with 1 for the wanted parts. Always full: a missing key counts as 1, and the site remembers the list. */
export function syncDataOf(wanted: readonly SyncKey[]): SyncData {
  const on = new Set([...ALWAYS, ...wanted]);
  return Object.fromEntries(SYNC_KEYS.map(key => [key, on.has(key) ? 1 : 0])) as SyncData;
}

const WHOLE: readonly SyncKey[] = [
  'wp_updates',
  'plugin_updates',
  'theme_updates',
  'translation_updates',
  'plugins',
  'themes',
  'securityStats',
  'health_site_status',
  'child_site_actions_data',
  'primaryLasttimeBackup',
];

/** What a sync asks for (docs/wire/sync.md#what-a-sync-asks-for), without the users: their list costs a site more than all the rest. */
export const SYNC_DATA: SyncData = syncDataOf(WHOLE);

/** The same with the users. */
export const SYNC_DATA_WITH_USERS: SyncData = syncDataOf([...WHOLE, 'users']);

/** After an action: the parts that show the result (docs/wire/README.md#facts), without anything that makes the site call wordpress.org. */
export const ACTION_SYNC_DATA: SyncData = syncDataOf(['plugins', 'themes']);

/** As little as possible, for the diagnosis of errors without a code (docs/wire/transport.md#failures). */
export const MINIMAL_SYNC_DATA: SyncData = syncDataOf([]);

/** `numberdaysOutdatePluginTheme`: constant, because a change wipes the site's caches (docs/wire/sync.md#abandoned-items). */
export const OUTDATED_AFTER_DAYS = 730;
