/** `1 site`, `12 sites`: a number with what it counts. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const NAMED = 10;

/** `Nights, Weekends and 3 more`: the first names of a list. */
export function someNames(records: readonly { readonly name: string }[]): string {
  const names = records.slice(0, NAMED).map(({ name }) => name);
  const more = records.length > NAMED ? ` and ${records.length - NAMED} more` : '';
  return `${names.join(', ')}${more}`;
}
