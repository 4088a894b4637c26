import { describe, vi } from 'vitest';
import { makeTestStore } from '../../testing/index.ts';
import { manualClock } from '../clock/manual-clock.ts';
import { describeJobQueue } from './conformance.ts';
import { sqlJobQueue } from './sql-job-queue.ts';

// PostgreSQL has pg-boss: boss/pg-boss-queue.test.ts.
describe.skipIf(process.env.TEST_ENGINE === 'postgres')('the queue in a table', () => {
  describeJobQueue('in the embedded store, two processes', async () => {
    const clock = manualClock();
    const store = await makeTestStore();
    // Two connections in one thread would wait for each other for good; processes don't (tests/).
    const database = store.open();
    await database.migrate();
    const onSent = vi.fn();
    return {
      queue: sqlJobQueue(database, { clock, onSent }),
      other: sqlJobQueue(database, { clock }),
      onSent,
      transaction: work => database.write(work),
      now: clock.now,
      pass: clock.advance,
      setBack: ms => clock.leap(-ms),
      async close() {
        await database.close();
        await store.remove();
      },
    };
  });
});
