/** Every day of a common year; and February 29, in years that have it: `Date` would read it as March 1 in others. */
const DAY_OF_YEAR = '\\d{4}-((0[1-9]|1[0-2])-(0[1-9]|1\\d|2[0-8])|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)';
const LEAP_DAY = '(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29';
const TIME = 'T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)?';

/** An existing day. */
export const DAY_PATTERN = `^(${DAY_OF_YEAR}|${LEAP_DAY})$`;

/** An existing day, or an instant: without a zone it is UTC. What the pattern admits, `Date` reads as that. */
export const INSTANT_PATTERN = `^(${DAY_OF_YEAR}|${LEAP_DAY})(${TIME})?$`;

/** Milliseconds of a text that the pattern admits. */
export function instantMs(text: string): number {
  const isWhole = !text.includes('T') || /(?:Z|[+-]\d\d:\d\d)$/.test(text);
  return Date.parse(isWhole ? text : `${text}Z`);
}

/** ISO 8601 in UTC with whole seconds, e.g. `2026-01-31T08:00:00Z`. */
export function isoInstant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

export function isoInstantOrNull(ms: number | null): string | null {
  return ms === null ? null : isoInstant(ms);
}
