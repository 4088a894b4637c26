/** A day, or an instant: without a zone it is UTC. What the pattern admits, `Date` can read. */
export const INSTANT_PATTERN =
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$';

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
