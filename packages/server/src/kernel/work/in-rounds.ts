/**
 * Divides what arrived together into rounds with at most one of each key, so that those of one key come one after the
 * other, as if they had arrived separately.
 */
export function inRounds<T>(items: readonly T[], keyOf: (item: T) => string | number): T[][] {
  const rounds: T[][] = [];
  for (const ofKey of Map.groupBy(items, keyOf).values()) {
    for (const [turn, item] of ofKey.entries()) rounds[turn] = [...(rounds[turn] ?? []), item];
  }
  return rounds;
}
