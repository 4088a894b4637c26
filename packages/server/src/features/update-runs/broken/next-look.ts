const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Most sites are mended soon, by a person who has just seen it, or by the end of what disturbed them. */
const FIRST_DELAYS = [15 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE];
const USUAL = 10 * MINUTE;
/** About a day. */
const USUAL_LOOKS = 144;

/** How long after an update, or after a look, the next look at a broken site is. @param looks Those that were made. */
export function nextLookDelay(looks: number): number {
  const usual = looks < FIRST_DELAYS.length + USUAL_LOOKS ? USUAL : HOUR;
  return FIRST_DELAYS[looks] ?? usual;
}
