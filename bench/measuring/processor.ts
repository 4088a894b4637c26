import type { Child } from '../world/child.ts';
import type { Send } from './paced.ts';

/** The number of concurrent requests: enough to keep a server busy, too few to measure its queue. */
const AT_ONCE = 8;

/**
 * Milliseconds of CPU time that a request costs the server's process, with all its threads. Unlike durations, it does
 * not include the load of other programs.
 */
export async function processorMs(child: Child, requests: number, send: Send): Promise<number> {
  let next = 0;
  const before = child.cpu().all;
  const lane = async () => {
    while (next < requests) await send(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return (1000 * (child.cpu().all - before)) / requests;
}
