import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../port.ts';

/** Files of the plugins whose last backup the connector knows, in the order in which they are asked for. */
const FILES = [
  ['updraftplus/updraftplus.php', 'updraftplus'],
  ['backwpup/backwpup.php', 'backwpup'],
  ['backwpup-pro/backwpup.php', 'backwpup'],
  ['wpvivid-backuprestore/wpvivid-backuprestore.php', 'wpvivid'],
  ['backupbuddy/backupbuddy.php', 'backupbuddy'],
  ['Backupbuddy/backupbuddy.php', 'backupbuddy'],
  ['wp-time-capsule/wp-time-capsule.php', 'wptimecapsule'],
  ['backupwordpress/backupwordpress.php', 'backupwordpress'],
] as const;

/** The backup plugin of each site, and when it last made a backup: lists that don't change are not read again. */
export function lastBackupsMigration(engine: Engine): Migration {
  const [text, integer] = engine === 'postgres' ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table sites add column backup_plugin ${text}`).execute(db);
      await sql.raw(`alter table sites add column backup_at ${integer}`).execute(db);
      for (const [file, plugin] of FILES) {
        await sql`update sites set backup_plugin = ${plugin} where backup_plugin is null
          and id in (select site_id from site_plugins where slug = ${file} and active = 1)`.execute(db);
      }
    },
  };
}
