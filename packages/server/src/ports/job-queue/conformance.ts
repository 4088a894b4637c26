import { describe } from 'vitest';
import { describeBacklog } from './conformance/backlog.fixtures.ts';
import { type QueueHarness, useQueue } from './conformance/harness.fixtures.ts';
import { describeLeases } from './conformance/leases.fixtures.ts';
import { describeMessages } from './conformance/messages.fixtures.ts';

/** What every job queue must do. */
export function describeJobQueue(name: string, make: () => Promise<QueueHarness>): void {
  describe(`job queue: ${name}`, () => {
    const on = useQueue(make);
    describeMessages(on);
    describeLeases(on);
    describeBacklog(on);
  });
}
