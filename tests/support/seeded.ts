/** Numbers that look random and are the same in every run: `count` whole ones below `limit`, in ascending order. */
export function ascending(seed: number, count: number, limit: number): number[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return Array.from({ length: count }, next).sort((a, b) => a - b);
}
