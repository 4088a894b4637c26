import type { FleetWorld } from '../../world.ts';

/**
 * Remembers only the last result. One request reads the same part of a site several times in a row, and keeping all
 * 10,000 sites would take too much memory. The result must not be changed.
 */
export function lastOnly<T>(make: (world: FleetWorld, k: number) => T): (world: FleetWorld, k: number) => T {
  let last: { world: FleetWorld; k: number; value: T } | undefined;
  return (world, k) => {
    if (last?.world !== world || last.k !== k) last = { world, k, value: make(world, k) };
    return last.value;
  };
}
