/** PHP writes an empty map as `[]` (docs/wire/sync.md#conventions): every map of a reply goes through here. */
export function phpMap<T>(map: Readonly<Record<string, T>>): Readonly<Record<string, T>> | never[] {
  for (const _key in map) return map;
  return [];
}

/** `2026-11-21 02:08:08`, UTC. */
export function sqlTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
}
