import type { Child } from '../world/child.ts';
import type { Send } from './paced.ts';

/** So many requests are under way at any moment: enough to keep a server busy, too few to measure its queue. */
const AT_ONCE = 8;

/**
 * Milliseconds of processor time that a request costs a server's process, all its threads included. The load of other
 * programs doesn't show in it, as it does in times.
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
