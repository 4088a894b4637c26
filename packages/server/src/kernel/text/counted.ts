/** `1 site`, `12 sites`: a number with what it counts. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
