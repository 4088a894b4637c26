import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: NonNullable<typeof globalThis.gc> = runInNewContext('gc');

/** Collects the whole heap. */
export const collectAll = () => collect();

/** Collects new objects alone: what outlives two of these has grown old, and stays until the whole heap is collected. */
export const collectNew = () => collect({ type: 'minor', execution: 'sync' });

/** What has grown old, in bytes. */
export const oldBytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;
