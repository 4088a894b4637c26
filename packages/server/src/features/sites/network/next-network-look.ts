import { DAY_MS, MINUTE_MS } from '../../../kernel/time/durations.ts';

/** Maintenance takes seconds, and updates of a network some minutes; what lasts longer is not about to end. */
const DELAYS = [2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];

/** How long until a site is looked for a network again. @param looks How many in a row met what passes by itself. */
export function nextNetworkLook(looks: number): number {
  return DELAYS[looks - 1] ?? DAY_MS;
}
