/** So much of what the server can lock is for slots, of all processes. The rest is for its statements, and for others. */
const PART_FOR_SLOTS = 0.5;
/** Besides those that work, there may be so many that only serve requests. */
const OTHER_PROCESSES = 1;

/**
 * How many slots one process may have.
 * @param capacity Locks that the server has room for.
 * @param working Processes that work on the store.
 */
export function shareOfSlots(capacity: number, working: number): number {
  return Math.max(1, Math.floor((capacity * PART_FOR_SLOTS) / (working + OTHER_PROCESSES)));
}
