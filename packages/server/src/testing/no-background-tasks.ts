/**
 * For the environment: what a server does by itself on a schedule, switched off, except syncs and the rotation of keys.
 * Sites then receive only the calls of the test or bench, however long it takes.
 */
export const NO_BACKGROUND_TASKS = {
  SITEKEEPER_ABANDONED_INTERVAL_DAYS: '0',
  SITEKEEPER_BACKUP_KEEP: '0',
  SITEKEEPER_ICONS_INTERVAL_DAYS: '0',
  SITEKEEPER_MONITORS: 'false',
  SITEKEEPER_NETWORKS_INTERVAL_DAYS: '0',
  SITEKEEPER_SCREENSHOTS_INTERVAL_DAYS: '0',
} as const;
