/** Behaves like its target, and records which fields a validator has read: the others are unknown to its schema. */
export function watched(value: object, path = '', seen = new Set<string>()): { value: object; unread: () => string[] } {
  const wrap = (inner: object, at: string): object =>
    new Proxy(inner, {
      get(target, key) {
        const found = Reflect.get(target, key) as unknown;
        if (typeof key === 'symbol') return found;
        seen.add(`${at}/${key}`);
        return typeof found === 'object' && found !== null ? wrap(found, `${at}/${key}`) : found;
      },
    });
  const paths = (inner: unknown, at: string): string[] => {
    if (typeof inner !== 'object' || inner === null) return [];
    return Object.entries(inner).flatMap(([key, one]) => [`${at}/${key}`, ...paths(one, `${at}/${key}`)]);
  };
  return { value: wrap(value, path), unread: () => paths(value, path).filter(one => !seen.has(one)) };
}
