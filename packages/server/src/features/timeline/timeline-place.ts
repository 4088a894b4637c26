import type { TimelinePlace } from './timeline.store.ts';

/** What `timelinePlaceText` writes. */
export const TIMELINE_PLACE_PATTERN = '^\\d{1,15}\\.[0-4]\\.\\d{1,15}\\.[\\w-]{0,64}$';
/** The longest that the pattern admits. */
export const MOST_PLACE_CHARS = 98;

export const timelinePlaceText = ({ at, rank, num, run_id }: TimelinePlace): string =>
  [at, rank, num, run_id ?? ''].join('.');

/** @param text One that the pattern admits. */
export function readTimelinePlace(text: string): TimelinePlace {
  const [at = '0', rank = '0', num = '0', run_id = ''] = text.split('.');
  return { at: Number(at), rank: Number(rank), num: Number(num), run_id };
}
