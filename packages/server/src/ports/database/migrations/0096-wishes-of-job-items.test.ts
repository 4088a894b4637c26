import { expect, it, onTestFinished } from 'vitest';
import { makeTestStore } from '../../../testing/index.ts';

it('jobs that wait to reconnect sites follow the wish of the time at which they were made', async () => {
  const store = await makeTestStore();
  const database = store.open();
  onTestFinished(async () => {
    await database.close();
    await store.remove();
  });
  await database.migrate('0095-client-versions');
  await database.write(async trx => {
    for (const [at, type] of ['reconnect', 'sync'].entries()) {
      const times = { created_at: 7 + at, started_at: null, completed_at: null, timed_out: 0 };
      const job = { id: type, type, status: 'queued', total: 2, requested_by: 'anna', ...times };
      await trx.insertInto('jobs').values(job).execute();
      const items = ['pending', 'succeeded'].map((state, site_id) => ({ job_id: type, site_id, state }));
      await trx.insertInto('job_items').values(items).execute();
    }
  });
  await database.migrate();
  const items = database.db.selectFrom('job_items').select(['job_id', 'state', 'status_wished_at']);
  expect(await items.orderBy('job_id').orderBy('site_id').execute()).toEqual([
    { job_id: 'reconnect', state: 'pending', status_wished_at: 7 },
    { job_id: 'reconnect', state: 'succeeded', status_wished_at: null },
    { job_id: 'sync', state: 'pending', status_wished_at: null },
    { job_id: 'sync', state: 'succeeded', status_wished_at: null },
  ]);
});
