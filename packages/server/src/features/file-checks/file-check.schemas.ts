import { FILE_ITEM_TYPES, type FileItemType, UNREAD_REASONS, type UnreadReason } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { FILE_STATES, type FileState } from './compare/judge-files.ts';

export const fileItemTypeSchema = Type.Unsafe<FileItemType>({
  type: 'string',
  enum: [...FILE_ITEM_TYPES],
  description: 'What the files belong to; core is WordPress itself.',
});

export const fileItemSlugSchema = Type.String({
  minLength: 1,
  maxLength: 300,
  examples: ['acorn-backup/acorn-backup.php'],
  description: 'Plugin (dir/file.php) or theme; wordpress for WordPress itself.',
});

export const ABOUT_FILE_STATES =
  'altered: its files are not those that most sites with the same version have, or they changed without an update. accepted: altered, and somebody wants it so. unknown: its files could not be read. uncompared: read once, and too few sites have the same version. unchanged: none of these.';

export const fileStateSchema = Type.Unsafe<FileState>({
  type: 'string',
  enum: [...FILE_STATES],
  description: ABOUT_FILE_STATES,
});

export const unreadSchema = Type.Unsafe<UnreadReason | null>({
  type: ['string', 'null'],
  enum: [...UNREAD_REASONS, null],
  description:
    'Why its files could not be read the last time; null if they were. too_large: more than 20,000 files or 300 MB. changing: it was being updated. late: the time was up.',
});

const namedFiles = (what: string) =>
  Type.Object(
    {
      count: Type.Integer({ minimum: 0, description: `How many files were ${what}.` }),
      names: Type.Array(Type.String(), { description: 'Paths of the first 50 of them.' }),
    },
    { description: `Files that were ${what}.` },
  );

export const fileDifferencesSchema = Type.Unsafe<{
  changed: { count: number; names: string[] };
  added: { count: number; names: string[] };
  removed: { count: number; names: string[] };
} | null>({
  anyOf: [
    Type.Object({ changed: namedFiles('changed'), added: namedFiles('added'), removed: namedFiles('removed') }),
    { type: 'null' },
  ],
  description:
    'Which files are different; null if there is nothing altered, or while no site that allows it has the right files.',
});
