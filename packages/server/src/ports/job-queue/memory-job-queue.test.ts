import { manualClock } from '../clock/manual-clock.ts';
import { describeJobQueue } from './conformance.ts';
import { memoryJobQueue } from './memory-job-queue.ts';

describeJobQueue('in memory', async () => {
  const clock = manualClock();
  const queue = memoryJobQueue(clock);
  return {
    queue,
    other: queue.inProcess('second'),
    transaction: queue.transaction,
    now: clock.now,
    pass: clock.advance,
    close: async () => {},
  };
});
