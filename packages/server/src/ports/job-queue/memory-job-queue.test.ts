import { vi } from 'vitest';
import { manualClock } from '../clock/manual-clock.ts';
import { describeJobQueue } from './conformance.ts';
import { memoryJobQueue } from './memory-job-queue.ts';

describeJobQueue('in memory', async () => {
  const clock = manualClock();
  const onSent = vi.fn();
  const queue = memoryJobQueue(clock, onSent);
  return {
    queue,
    onSent,
    other: queue.inProcess('second'),
    transaction: queue.transaction,
    now: clock.now,
    pass: clock.advance,
    setBack: ms => clock.leap(-ms),
    close: async () => {},
  };
});
