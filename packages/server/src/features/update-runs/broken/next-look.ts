import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../kernel/time/durations.ts';

/** Most sites are mended soon, by a person who has just seen it, or by the end of what disturbed them. */
const FIRST_DELAYS = [15 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS];
const USUAL = 10 * MINUTE_MS;
/** About a day. */
const USUAL_LOOKS = 144;

/** How long after an update, or after a look, the next look at a broken site is. @param looks Those that were made. */
export function nextLookDelay(looks: number): number {
  const usual = looks < FIRST_DELAYS.length + USUAL_LOOKS ? USUAL : HOUR_MS;
  return FIRST_DELAYS[looks] ?? usual;
}
