import { t } from './text.ts';
import type { TextId } from './text-id.ts';

/** Names by value, each translated when it is read: `ROLE_NAMES[role]`. Only the ids are kept at the top of a module. */
export function named<K extends string>(ids: Readonly<Record<K, TextId>>): Readonly<Record<K, string>> {
  const names = {} as Record<K, string>;
  for (const [key, id] of Object.entries(ids) as [K, TextId][]) {
    Object.defineProperty(names, key, { enumerable: true, get: () => t(id) });
  }
  return names;
}
