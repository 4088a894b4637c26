import { keyOf, shortText } from '../replies/lenient.ts';

export const FILE_ITEM_TYPES = ['core', 'plugin', 'theme'] as const;
export type FileItemType = (typeof FILE_ITEM_TYPES)[number];

/** What files belong to: WordPress itself, a plugin or a theme. */
export interface FileItem {
  readonly type: FileItemType;
  /** Plugin file or stylesheet, as in the lists of installed items; wordpress for WordPress itself. */
  readonly slug: string;
}

/**
 * Why the files of an item could not be read. changing: its version was another one afterwards. late: the time was up
 * before its turn.
 */
export const UNREAD_REASONS = ['too_large', 'unreadable', 'changing', 'late'] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

/** Bounds of one call, which the program keeps to. */
export const FILE_LIMITS = {
  /** Of all files together; PHP usually has 30. */
  seconds: 20,
  /** Of one item. */
  files: 20_000,
  bytes: 300 * 1024 * 1024,
} as const;

/** Type, slug and version out of the list that a program makes of an item; undefined if one of them is unusable. */
export function readFileItem([type, slug, version]: readonly unknown[]):
  | (FileItem & { version: string; locale: string })
  | undefined {
  const known = FILE_ITEM_TYPES.find(one => one === type);
  const key = keyOf(slug);
  if (known === undefined || key === undefined) return undefined;
  const text = shortText(version);
  if (known !== 'core') return { type: known, slug: key, version: text, locale: '' };
  const [number = '', locale = ''] = text.split(' ');
  return key === 'wordpress' ? { type: known, slug: key, version: number, locale } : undefined;
}

/** How items are named to a program; null for all. */
export const itemsToAsk = (items: readonly FileItem[] | undefined): [FileItemType, string][] | null =>
  items?.map(({ type, slug }): [FileItemType, string] => [type, slug]) ?? null;
