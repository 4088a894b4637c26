import type { Child } from '../world/child.ts';
import type { Send } from './paced.ts';

/** The number of concurrent requests: enough to keep a server busy, too few to measure its queue. */
const AT_ONCE = 8;

/** What requests cost when there are always some waiting. */
export interface RequestCost {
  /**
   * CPU time of a request, in milliseconds: of the server's process, with all its threads. Unlike durations, it does
   * not include the load of other programs.
   */
  readonly ms: number;
  /** Answered per second, with the client on the same machine. */
  readonly perSecond: number;
}

export async function saturate(child: Child, requests: number, send: Send): Promise<RequestCost> {
  let next = 0;
  const before = child.cpu().all;
  const begun = performance.now();
  const lane = async () => {
    while (next < requests) await send(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const seconds = (performance.now() - begun) / 1000;
  return { ms: (1000 * (child.cpu().all - before)) / requests, perSecond: requests / seconds };
}

/** CPU time of a request, in milliseconds. */
export async function processorMs(child: Child, requests: number, send: Send): Promise<number> {
  return (await saturate(child, requests, send)).ms;
}
