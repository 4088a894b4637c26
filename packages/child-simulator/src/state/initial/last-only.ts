import type { FleetWorld } from '../../world.ts';

/**
 * Remembers the last result only. One request reads the same part of the same site several times in a row, and memory
 * for all 10,000 sites is what nobody has. The result must not be changed.
 */
export function lastOnly<T>(make: (world: FleetWorld, k: number) => T): (world: FleetWorld, k: number) => T {
  let last: { world: FleetWorld; k: number; value: T } | undefined;
  return (world, k) => {
    if (last?.world !== world || last.k !== k) last = { world, k, value: make(world, k) };
    return last.value;
  };
}
