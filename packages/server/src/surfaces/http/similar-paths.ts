/**
 * Whether an address that matches both paths, in which `:name` stands for any segment, belongs to the first one: as in
 * the router, a literal segment comes before any other.
 * @param first Its segments.
 */
export function takesFrom(first: readonly string[], second: readonly string[]): boolean {
  if (first.length !== second.length) return false;
  let winner: 'first' | 'second' | undefined;
  for (const [at, mine] of first.entries()) {
    const other = second[at] as string;
    if (mine === other) continue;
    const [isAny, otherIsAny] = [mine.startsWith(':'), other.startsWith(':')];
    if (!isAny && !otherIsAny) return false;
    if (isAny !== otherIsAny) winner ??= isAny ? 'second' : 'first';
  }
  return winner === 'first';
}
