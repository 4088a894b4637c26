/** A plugin of whose last backup the connector keeps the time, under the name that `primaryBackup` asks by. */
export type BackupPlugin = 'updraftplus' | 'backwpup' | 'wpvivid' | 'backupbuddy' | 'wptimecapsule' | 'backupwordpress';

/** Files of these plugins. One site may run several: the first of this list is asked for. */
const FILES: readonly (readonly [file: string, plugin: BackupPlugin])[] = [
  ['updraftplus/updraftplus.php', 'updraftplus'],
  ['backwpup/backwpup.php', 'backwpup'],
  ['backwpup-pro/backwpup.php', 'backwpup'],
  ['wpvivid-backuprestore/wpvivid-backuprestore.php', 'wpvivid'],
  ['backupbuddy/backupbuddy.php', 'backupbuddy'],
  ['Backupbuddy/backupbuddy.php', 'backupbuddy'],
  ['wp-time-capsule/wp-time-capsule.php', 'wptimecapsule'],
  ['backupwordpress/backupwordpress.php', 'backupwordpress'],
];

export const BACKUP_PLUGINS: readonly BackupPlugin[] = [...new Set(FILES.map(([, plugin]) => plugin))];

/** Which of them a site runs, undefined for none. */
export function backupPluginOf(plugins: readonly { slug: string; active: boolean }[]): BackupPlugin | undefined {
  const active = new Set(plugins.filter(plugin => plugin.active).map(plugin => plugin.slug));
  return FILES.find(([file]) => active.has(file))?.[1];
}
