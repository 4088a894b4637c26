import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { makeTestStore } from '../../../testing/index.ts';

it('runs whose job is completed are finished, and no others', async () => {
  const store = await makeTestStore();
  const database = store.open();
  onTestFinished(async () => {
    await database.close();
    await store.remove();
  });
  await database.migrate('0100-whole-updates');
  await database.write(async trx => {
    for (const status of ['completed', 'processing', 'canceled']) {
      const times = { created_at: 7, started_at: 7, completed_at: null, timed_out: 0 };
      const job = { id: status, type: 'updates', status, total: 1, requested_by: 'anna', ...times };
      await trx.insertInto('jobs').values(job).execute();
      await sql`insert into update_runs (job_id, scope, types_json, state, wave, created_at)
        values (${status}, '', '[]', 'running', 1, 7)`.execute(trx);
    }
  });
  await database.migrate();
  const runs = database.db.selectFrom('update_runs').select(['job_id', 'state']).orderBy('job_id');
  expect(await runs.execute()).toEqual([
    { job_id: 'canceled', state: 'running' },
    { job_id: 'completed', state: 'finished' },
    { job_id: 'processing', state: 'running' },
  ]);
});
