import type { BackupPlugin } from '@sitekeeper/protocol';
import type { Static } from 'typebox';
import { isoInstantOrNull } from '../../../kernel/text/instants.ts';
import type { backupsSchema } from './backups.schemas.ts';
import { cutToFit, type SectionInput } from './section-input.ts';

/** The last known backup of each site, as of now: earlier ones are not kept. */
export function backupsSection({ sites }: Pick<SectionInput, 'sites'>): Static<typeof backupsSchema> {
  const rows = sites.map(({ id, name, backup_plugin, backup_at }) => ({
    site_id: id,
    site_name: name,
    last_known_at: isoInstantOrNull(backup_at),
    plugin: backup_plugin as BackupPlugin | null,
  }));
  const known = rows.filter(({ last_known_at }) => last_known_at !== null).length;
  return { total: rows.length, known, ...cutToFit(rows) };
}
