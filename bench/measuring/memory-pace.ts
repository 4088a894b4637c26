import { median } from './numbers.ts';
import { Random } from './random.ts';

const LINE_BYTES = 64;
/** More than the caches that a processor has to itself, and less than what it shares with others. */
const BYTES = 8 * 2 ** 20;
const TURNS = 20;
const LOADS_OF_TURN = 10_000;

let ring: Int32Array | undefined;

/**
 * Nanoseconds of one load out of 8 MB, each from a place that the load before names. On a virtual machine it changes
 * within minutes, with what others do on the same processor, and work that is spread over memory changes with it.
 */
export function loadNs(): number {
  ring ??= makeRing();
  const places = ring;
  let at = 0;
  const times = Array.from({ length: TURNS }, () => {
    const start = performance.now();
    for (let load = 0; load < LOADS_OF_TURN; load++) at = places[at] ?? 0;
    return performance.now() - start;
  });
  return (median(times) * 1e6) / LOADS_OF_TURN;
}

/** Each line of the memory names another one; all of them are one ring. */
function makeRing(): Int32Array {
  const step = LINE_BYTES / Int32Array.BYTES_PER_ELEMENT;
  const order = Array.from({ length: BYTES / LINE_BYTES }, (_, line) => line * step);
  const random = new Random(1);
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random.between(0, last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  const places = new Int32Array(BYTES / Int32Array.BYTES_PER_ELEMENT);
  for (const [index, place] of order.entries()) places[place] = order[(index + 1) % order.length] ?? 0;
  return places;
}
