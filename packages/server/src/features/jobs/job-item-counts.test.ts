import { expect, it } from 'vitest';
import { endJobs } from '../../recovery/restore/settle-restored.store.ts';
import { useJobs } from './job.fixtures.ts';
import { endJob, insertJob } from './job.store.ts';
import { selectJobItemCounts, updateJobItemRows } from './job-items.store.ts';

const jobs = useJobs();

type State = 'succeeded' | 'failed' | 'skipped';

const result = (job_id: string, site_id: number, state: State) => ({
  job_id,
  site_id,
  state,
  code: null,
  cause: null,
  message: null,
  data_json: null,
  finished_at: 5,
});

/** What the triggers have counted, beside what there is. */
async function counts(jobId: string) {
  const { database } = jobs().world.app.services;
  const items = await database.db.selectFrom('job_items').select('state').where('job_id', '=', jobId).execute();
  const states = Object.groupBy(items, item => item.state as State | 'canceled' | 'pending');
  const there = (state: keyof typeof states) => states[state]?.length ?? 0;
  return {
    counted: (await selectJobItemCounts(database, [jobId])).get(jobId),
    there: {
      succeeded: there('succeeded'),
      failed: there('failed'),
      skipped: there('skipped'),
      canceled: there('canceled'),
    },
  };
}

it('counts the sites of a job by their results, also when results come twice', async () => {
  const { queue, world } = jobs();
  const { database } = world.app.services;
  const id = await queue([1, 2, 3, 4, 5, 6]);
  const other = await queue([1, 2]);
  const none = { succeeded: 0, failed: 0, skipped: 0, canceled: 0 };
  expect(await counts(id)).toEqual({ counted: none, there: none });
  const write = (...results: ReturnType<typeof result>[]) =>
    database.write(trx => updateJobItemRows(trx, database.engine, results));
  await write(result(id, 1, 'succeeded'), result(id, 2, 'failed'), result(other, 1, 'skipped'));
  await Promise.all([
    write(result(id, 1, 'failed'), result(id, 3, 'succeeded')),
    write(result(id, 3, 'succeeded'), result(id, 4, 'skipped'), result(id, 77, 'succeeded')),
  ]);
  const some = { succeeded: 2, failed: 1, skipped: 1, canceled: 0 };
  expect(await counts(id)).toEqual({ counted: some, there: some });
  expect((await counts(other)).counted).toEqual({ ...none, skipped: 1 });
  await expect(
    database.write(async trx => {
      await updateJobItemRows(trx, database.engine, [result(id, 5, 'succeeded')]);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect((await counts(id)).counted).toEqual(some);
  const canceled = { status: 'canceled', timedOut: false, code: 'job_canceled', message: 'Canceled.' } as const;
  await database.write(trx => endJob(trx, id, canceled, 6));
  const ended = { ...some, canceled: 2 };
  expect(await counts(id)).toEqual({ counted: ended, there: ended });
});

it('counts results that are changed, settled after a restore, or deleted with their job', async () => {
  const { queue, world } = jobs();
  const { database } = world.app.services;
  const id = await queue([1, 2, 3]);
  await database.write(trx => updateJobItemRows(trx, database.engine, [result(id, 1, 'succeeded')]));
  await database.write(trx =>
    trx.updateTable('job_items').set({ state: 'failed' }).where('job_id', '=', id).where('site_id', '=', 1).execute(),
  );
  const changed = { succeeded: 0, failed: 1, skipped: 0, canceled: 0 };
  expect(await counts(id)).toEqual({ counted: changed, there: changed });
  await database.write(trx => endJobs(trx, 7, 'Restored.'));
  const settled = { ...changed, failed: 3 };
  expect(await counts(id)).toEqual({ counted: settled, there: settled });
  const again = {
    ...(await database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
  };
  await database.write(trx => trx.deleteFrom('jobs').where('id', '=', id).execute());
  await database.write(trx => insertJob(trx, database, again, [1]));
  expect((await counts(id)).counted).toEqual({ ...changed, failed: 0 });
});
