import { BACKUP_PLUGINS, type BackupPlugin } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { countField, instantOrNullField, leftOut, siteOfRow } from './fields.schemas.ts';

export const backupsSchema = Type.Object({
  total: countField('Sites of the client.'),
  known: countField('Of these, the ones of which a backup is known.'),
  left_out: leftOut,
  items: Type.Array(
    Type.Object({
      ...siteOfRow,
      last_known_at: instantOrNullField(
        'When the last backup was made that is known',
        'unknown, which does not mean that there is none',
      ),
      plugin: Type.Unsafe<BackupPlugin | null>({
        type: ['string', 'null'],
        enum: [...BACKUP_PLUGINS, null],
        description: 'The active plugin whose backups are known; null if there is none.',
      }),
    }),
    { description: 'What was known when the report was made, by name of the site.' },
  ),
});
