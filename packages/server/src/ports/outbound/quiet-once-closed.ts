import type { Outbound } from './port.ts';

/**
 * Requests that end because this process ends are not failures of their sites: they never settle, so that nothing wrong
 * is stored or logged. The work itself is handed over by the job queue.
 */
export function quietOnceClosed(outbound: Outbound): Outbound {
  let closed = false;
  return {
    async request(request) {
      try {
        const answer = await outbound.request(request);
        return closed ? await nothingMore() : answer;
      } catch (error) {
        if (closed) return nothingMore();
        throw error;
      }
    },
    waiting: () => outbound.waiting(),
    close() {
      closed = true;
      return outbound.close();
    },
  };
}

function nothingMore(): Promise<never> {
  return new Promise(() => {});
}
