import type { AffectedSoftware } from './feed-record.ts';

/**
 * The software of a record, with what is stored of the software that it still lists, but that could not be read this
 * time: it was not withdrawn.
 * @param software What could be read. @param unread See `unreadSlugs`.
 */
export function keepUnread(
  software: readonly AffectedSoftware[],
  unread: readonly string[],
  stored: readonly AffectedSoftware[],
): AffectedSoftware[] {
  const kept = stored.filter(({ slug }) => unread.includes(slug) || unread.includes(''));
  const read = software.map(piece => {
    if (!unread.includes(piece.slug)) return piece;
    const before = kept.filter(other => isSame(other, piece)).flatMap(({ ranges }) => ranges);
    const known = new Set(piece.ranges.map(range => JSON.stringify(range)));
    return { ...piece, ranges: [...piece.ranges, ...before.filter(range => !known.has(JSON.stringify(range)))] };
  });
  return [...read, ...kept.filter(other => !software.some(piece => isSame(other, piece)))];
}

const isSame = (one: AffectedSoftware, other: AffectedSoftware) => one.type === other.type && one.slug === other.slug;
