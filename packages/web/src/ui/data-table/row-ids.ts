/** Gives each text a number of its own: tables know their rows by numbers, and not all things have one. */
export function rowIds(): (key: string) => number {
  const ids = new Map<string, number>();
  return key => {
    const id = ids.get(key) ?? ids.size + 1;
    ids.set(key, id);
    return id;
  };
}
