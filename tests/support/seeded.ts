/** Numbers from 0 to 1 that look random and are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `count` such integers below `limit`, in ascending order. */
export function ascending(seed: number, count: number, limit: number): number[] {
  const next = seeded(seed);
  return Array.from({ length: count }, () => Math.floor(next() * limit)).sort((a, b) => a - b);
}
