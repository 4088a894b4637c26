import { makeTestStore } from '../../testing/index.ts';
import { manualClock } from '../clock/manual-clock.ts';
import { describeJobQueue } from './conformance.ts';
import { sqlJobQueue } from './sql-job-queue.ts';

describeJobQueue('in the store, two processes', async () => {
  const clock = manualClock();
  const store = await makeTestStore();
  const database = store.open();
  // Two connections to SQLite in one thread would wait for each other for good; processes don't (tests/).
  const second = database.engine === 'sqlite' ? database : store.open();
  await database.migrate();
  return {
    queue: sqlJobQueue(database, clock),
    other: sqlJobQueue(second, clock),
    transaction: work => database.write(work),
    now: clock.now,
    pass: clock.advance,
    async close() {
      await Promise.all([...new Set([database, second])].map(one => one.close()));
      await store.remove();
    },
  };
});
