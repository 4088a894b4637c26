import { MINUTE_MS } from '../../../kernel/time/durations.ts';

/** After each failed attempt; what fails once more has failed. */
const WAITS_MS = [1, 5, 30, 120, 360].map(minutes => minutes * MINUTE_MS);

export const MOST_MAIL_ATTEMPTS = WAITS_MS.length + 1;

/** How long to wait after so many failed attempts; undefined: not again. */
export function waitAfter(attempts: number): number | undefined {
  return WAITS_MS[attempts - 1];
}
