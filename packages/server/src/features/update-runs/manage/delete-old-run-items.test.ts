import { expect, it } from 'vitest';
import { manualClock } from '../../../testing/index.ts';
import { useFleet } from '../runs.fixtures.ts';
import { deleteOldRunItems } from './delete-old-run-items.ts';

const DAY = 24 * 3600_000;
const clock = manualClock();
const world = useFleet({ sites: 3, parts: { clock }, fleet: { plugins: 3 } });

it('deletes the items of old runs shortly before their jobs, in batches, and none of newer runs', async () => {
  const { services } = world().app;
  const run = async (type: string) => {
    const { body } = await world().post('run-updates-v1', { type: [type] });
    await world().jobEnd(body.job_id);
    return body.job_id as string;
  };
  const old = await run('plugins');
  const many = Array.from({ length: 12_000 }, (_none, seq) => ({ site_id: 1, seq: 1000 + seq }));
  const rest = { type: 'plugin', slug: 'x', name: 'X', from_version: '1', to_version: '2', state: 'updated' };
  await services.database.write(async trx => {
    for (let from = 0; from < many.length; from += 1000) {
      const rows = many.slice(from, from + 1000).map(row => ({ job_id: old, ...row, ...rest }));
      await trx.insertInto('update_run_items').values(rows).execute();
    }
  });
  clock.advance(15 * DAY);
  const young = await run('themes');
  const left = async () => {
    const rows = services.database.db.selectFrom('update_run_items').select('job_id').distinct();
    return (await rows.execute()).map(row => row.job_id).sort();
  };
  await deleteOldRunItems(services);
  expect(await left()).toEqual([old, young].sort());
  clock.advance(15 * DAY - 3600_000);
  await deleteOldRunItems(services);
  expect(await left()).toEqual([young]);
});
