const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * How long the names in a title may be, so that all of it has `room` characters: short names keep their length, and the
 * long ones share what is left.
 */
export function longestName(names: readonly string[], others: number, room: number): number {
  let left = room - others;
  const lengths = names.map(name => name.length).sort((a, b) => a - b);
  for (const [place, length] of lengths.entries()) {
    const share = Math.floor(left / (lengths.length - place));
    if (length > share) return Math.max(share, LEAST);
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

/** Of a name, so that it can be recognised. */
const LEAST = 8;

/** The beginning of a name, and an ellipsis if there is more of it. */
export function beginningOf(name: string, longest: number): string {
  if (name.length <= longest) return name;
  let kept = '';
  for (const { segment } of graphemes.segment(name)) {
    if (kept.length + segment.length >= longest) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
