import { expect, it, onTestFinished } from 'vitest';
import { selectJobItemCounts } from '../../../features/jobs/job-items.store.ts';
import { makeTestStore } from '../../../testing/index.ts';

it('results of jobs that are there already are counted', async () => {
  const store = await makeTestStore();
  const database = store.open();
  onTestFinished(async () => {
    await database.close();
    await store.remove();
  });
  await database.migrate('0074-reasons-by-code');
  await database.write(async trx => {
    const job = {
      type: 'sync',
      status: 'processing',
      total: 4,
      requested_by: 'user:anna',
      timed_out: 0,
      created_at: 0,
    };
    for (const id of ['a', 'b'])
      await trx
        .insertInto('jobs')
        .values({ ...job, id })
        .execute();
    const items = [
      ['a', 'succeeded'],
      ['a', 'succeeded'],
      ['a', 'failed'],
      ['a', 'pending'],
      ['b', 'pending'],
      ['b', 'skipped'],
    ] as const;
    for (const [site_id, [job_id, state]] of items.entries())
      await trx.insertInto('job_items').values({ job_id, site_id, state }).execute();
  });
  await database.migrate();
  const counts = await selectJobItemCounts(database, ['a', 'b']);
  const none = { succeeded: 0, failed: 0, skipped: 0, canceled: 0 };
  expect(Object.fromEntries(counts)).toEqual({
    a: { ...none, succeeded: 2, failed: 1 },
    b: { ...none, skipped: 1 },
  });
});
