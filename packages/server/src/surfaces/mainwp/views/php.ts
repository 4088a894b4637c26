/** How PHP writes values, where programs for MainWP rely on it. */

/** A column as it comes from a database: always a text. */
export function column(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null || value === undefined ? '' : String(value);
}

/** An id that may be missing: `"0"` for none. */
export function idColumn(id: number | null | undefined): string {
  return String(id ?? 0);
}

/** An empty map is an empty list there. */
export function mapOrList<T>(map: Readonly<Record<string, T>>): Readonly<Record<string, T>> | [] {
  return Object.keys(map).length === 0 ? [] : map;
}

/** `2026-01-31T08:00:00`: UTC, without saying so. */
export function bareInstant(instant: string | null | undefined): string {
  return instant ? instant.slice(0, 19) : '';
}

/** `2026-01-31 08:00:00`. */
export function spacedInstant(instant: string | null | undefined): string {
  return bareInstant(instant).replace('T', ' ');
}

/** `2026-01-31T08:00:00+00:00`. */
export function offsetInstant(instant: string | null): string | null {
  return instant === null ? null : `${instant.slice(0, 19)}+00:00`;
}

/** Seconds of the begin of a day, in UTC. */
export function daySeconds(day: string | null): number {
  return day === null || day === '' ? 0 : Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / 1000;
}

/** An address without the slash that the other side leaves out or adds: compared, never shown. */
export function bareAddress(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/+$/, '');
}
