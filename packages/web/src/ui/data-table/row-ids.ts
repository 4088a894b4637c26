/** Gives each string a number of its own: tables identify rows by numbers, and not everything has one. */
export function rowIds(): (key: string) => number {
  const ids = new Map<string, number>();
  return key => {
    const id = ids.get(key) ?? ids.size + 1;
    ids.set(key, id);
    return id;
  };
}
