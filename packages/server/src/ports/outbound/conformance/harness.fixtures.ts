import { afterEach, beforeEach, expect } from 'vitest';
import type { MemorySite } from '../memory-outbound.ts';
import type { Outbound, OutboundRequest } from '../port.ts';

/** A way out whose answers are at most 4,096 bytes. */
export interface OutboundHarness {
  readonly outbound: Outbound;
  /** Puts a site up; resolves to its address, without a slash at the end. */
  place(site: MemorySite): Promise<string>;
  /** An address where nothing listens. */
  readonly closed: string;
  /** A name that DNS doesn't have. */
  readonly unknown: string;
  close(): Promise<void>;
}

export const LARGEST = 4096;

export type OutboundUnderTest = ReturnType<typeof useOutbound>;

/** In a `describe`: a way out that is made anew for each test. */
export function useOutbound(make: () => Promise<OutboundHarness>) {
  let harness: OutboundHarness;
  beforeEach(async () => {
    harness = await make();
  });
  afterEach(() => harness.close());

  return {
    get closed() {
      return harness.closed;
    },
    get unknown() {
      return harness.unknown;
    },
    place: (site: MemorySite) => harness.place(site),
    ask: (url: string, more: Partial<OutboundRequest> = {}) =>
      harness.outbound.request({ url, method: 'GET', deadlineMs: 10_000, verifyTls: true, ...more }),
    failure: (fault: string, sent: boolean) =>
      expect.objectContaining({ name: 'OutboundError', fault, sent, message: expect.stringMatching(/\S/) }),
  };
}
