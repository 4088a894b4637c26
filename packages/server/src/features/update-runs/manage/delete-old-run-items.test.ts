import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../kernel/time/durations.ts';
import { manualClock } from '../../../testing/index.ts';
import { notingQueries } from '../../../testing/noting-queries.ts';
import { useFleet } from '../runs.fixtures.ts';
import { deleteOldRunItems } from './delete-old-run-items.ts';

const world = useFleet({ sites: 1, fleet: { plugins: 2 } });

it('deletes the items of old runs shortly before their jobs, in batches, and none of newer runs, and keeps what was sent for reports', async () => {
  const { services } = world().app;
  const run = async (type: string) => {
    const { body } = await world().post('run-updates-v1', { type: [type] });
    await world().jobEnd(body.job_id);
    return body.job_id as string;
  };
  const old = await run('plugins');
  const many = Array.from({ length: 6000 }, (_none, seq) => ({ site_id: 1, seq: 1000 + seq }));
  const rest = { type: 'plugin', slug: 'x', name: 'X', from_version: '1', to_version: '2', state: 'updated' };
  await services.database.write(async trx => {
    for (let from = 0; from < many.length; from += 1000) {
      const rows = many.slice(from, from + 1000).map(row => ({ job_id: old, ...row, ...rest }));
      await trx.insertInto('update_run_items').values(rows).execute();
    }
  });
  await services.database.write(trx =>
    trx
      .updateTable('jobs')
      .set(eb => ({
        created_at: eb('created_at', '-', 15 * DAY_MS),
        completed_at: eb('completed_at', '-', 15 * DAY_MS),
      }))
      .where('id', '=', old)
      .execute(),
  );
  const young = await run('themes');
  const left = async () => {
    const rows = services.database.db.selectFrom('update_run_items').select('job_id').distinct();
    return (await rows.execute()).map(row => row.job_id).sort();
  };
  const sent = services.database.db
    .selectFrom('update_run_items')
    .where('job_id', '=', old)
    .where('sent_at', 'is not', null);
  const made = await sent
    .select(['site_id', 'seq', 'slug', 'to_version', 'state', 'sent_at'])
    .orderBy('site_id')
    .orderBy('seq')
    .execute();
  expect(made.length).toBeGreaterThan(0);
  await deleteOldRunItems(services);
  expect(await left()).toEqual([old, young].sort());
  const later = manualClock(services.clock.now() + 15 * DAY_MS - HOUR_MS);
  await deleteOldRunItems({ ...services, clock: later });
  expect(await left()).toEqual([young]);
  const past = services.database.db.selectFrom('past_updates').orderBy('site_id').orderBy('seq');
  expect(await past.select(['site_id', 'seq', 'slug', 'to_version', 'state', 'sent_at']).execute()).toEqual(made);
  await deleteOldRunItems({ ...services, clock: manualClock(services.clock.now() + 401 * DAY_MS) });
  expect(await past.select('seq').execute()).toEqual([]);
});

// Fails if old runs are found by the end of their jobs alone: every job of two weeks is read each hour.
it('looks by the index only at jobs that are old enough on the embedded store', async () => {
  const { services } = world().app;
  const { database } = services;
  if (database.engine !== 'sqlite') return;
  const plans: Promise<{ rows: { detail: string }[] }>[] = [];
  const noting = notingQueries(database, (node, queryId) => {
    const { sql, parameters } = database.db.getExecutor().compileQuery(node, queryId);
    plans.push(database.db.executeQuery(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])));
  });
  await deleteOldRunItems({ ...services, database: noting });
  const details = (await Promise.all(plans)).flatMap(({ rows }) => rows.map(({ detail }) => detail));
  expect(details.filter(detail => /\bjob\b/.test(detail))).toEqual([
    'SEARCH job USING INDEX jobs_newest (created_at<?)',
  ]);
});
