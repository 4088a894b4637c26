import { HOUR_MS, SECOND_MS } from '../../../kernel/time/durations.ts';

/** A message that nobody took within this time after the first attempt is dead. */
export const GIVE_UP_AFTER_MS = 72 * HOUR_MS;
const FIRST_MS = 5 * SECOND_MS;
const FACTOR = 3;
const LONGEST_MS = 3 * HOUR_MS;
/** No receiver may put us off for longer. */
export const LONGEST_WISH_MS = 24 * HOUR_MS;
const JITTER = 0.2;

/**
 * How long to wait after a failed attempt, in ms: 5 s, 15 s, 45 s … up to 3 hours, each up to a fifth longer or shorter
 * so that what failed together does not return together.
 * @param attempts Attempts so far, this one included.
 * @param wish What the receiver asked for (`Retry-After`), in ms.
 * @param random At least 0, below 1.
 */
export function retryDelayMs(attempts: number, wish: number | undefined, random: number): number {
  const usual = Math.min(LONGEST_MS, FIRST_MS * FACTOR ** Math.min(attempts - 1, 20));
  const jittered = Math.round(usual * (1 + JITTER * (2 * random - 1)));
  return Math.max(jittered, Math.min(wish ?? 0, LONGEST_WISH_MS));
}

/** A time that a receiver names in `Retry-After`: seconds, or a date; undefined if it is neither. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND_MS;
  const at = /^[A-Z][a-z]{2}, \d/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
