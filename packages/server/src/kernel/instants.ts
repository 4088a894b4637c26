/** ISO 8601 in UTC with whole seconds, e.g. `2026-01-31T08:00:00Z`. */
export function isoInstant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

export function isoInstantOrNull(ms: number | null): string | null {
  return ms === null ? null : isoInstant(ms);
}
