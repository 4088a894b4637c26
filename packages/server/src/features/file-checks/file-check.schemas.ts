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

export const fingerprintSchema = Type.String({
  minLength: 1,
  maxLength: 64,
  examples: ['9e107d9d372bb6826bd81d3542a419d6'],
  description:
    'Fingerprint of the files that you have seen, as list-checked-items-v1 gave it. If they are others by now, nothing is accepted (files_changed). Without it, whatever is known now is accepted.',
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
    'Which files are different; null if there is nothing altered, until they are named, and while no site that allows it has the right files.',
});
