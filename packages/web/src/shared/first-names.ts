/** `Nights, Weekends …`: the first names of a list in a sentence. */
export function firstNames(records: readonly { readonly name: string }[]): string {
  const names = records.slice(0, 5).map(({ name }) => name);
  return `${names.join(', ')}${records.length > names.length ? ' …' : ''}`;
}
