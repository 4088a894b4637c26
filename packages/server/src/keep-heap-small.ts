import { setFlagsFromString } from 'node:v8';

/**
 * Node cuts small buffers from pools of 64 KB, and the last one in use keeps its whole pool. A site that hangs keeps a
 * few for its whole deadline, such as the form that was sent to it: hardly two of them share a pool.
 */
const POOL_BYTES = 8 * 1024;

/**
 * A sync makes garbage as fast as it can. Left alone, V8 lets the heap grow to several times of what lives in it before
 * it collects: 500 MB instead of 250 for 10,000 sites. The flags are read anew at each collection. What a site needs
 * while it is asked has grown old by then, and only a collection of the whole heap frees it. Garbage takes a fifth of the
 * worker's processor time, most of it for these, so they come as late as the memory allows.
 */
export function keepHeapSmall(): void {
  Buffer.poolSize = POOL_BYTES;
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=75');
}

/**
 * Arguments of Node for a process that syncs. While it loads its modules, V8 would make the room for new objects as large
 * as 8 MB, twice: new objects of a sync live longer than they stay there in any case, so a quarter is enough.
 */
export const LITTLE_ROOM_FOR_NEW: readonly string[] = ['--min-semi-space-size=2', '--max-semi-space-size=2'];

/**
 * For the process that answers: hardly anything outlives its request, so little is left of new objects when they are
 * collected. Their room must not grow: buffers of answers are outside the heap, and count as old until the new objects are
 * collected that hold them, so that the whole heap would be collected again and again. In threads of its own, V8 would let
 * every request wait until those get a processor.
 */
export function keepPausesShort(): void {
  setFlagsFromString('--no-parallel-scavenge');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
}
