const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Maintenance takes seconds, and updates of a network some minutes; what lasts longer is not about to end. */
const DELAYS = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];

/** How long until a site is looked for a network again. @param looks How many in a row met what passes by itself. */
export function nextNetworkLook(looks: number): number {
  return DELAYS[looks - 1] ?? DAY;
}
