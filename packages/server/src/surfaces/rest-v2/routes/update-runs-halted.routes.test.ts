import { expect, it } from 'vitest';
import { haltedRun, useFleet } from '../../../features/update-runs/runs.fixtures.ts';

const world = useFleet({ sites: 4, fleet: { plugins: 3 } });

it('resumes a halted run, which keeps its sites until then', async () => {
  const job_id = await haltedRun(world());
  world().fleet.setFaults({});
  const other = await world().rest(`/updates/${world().siteIds[0]}/update`, { method: 'POST' });
  expect(other).toMatchObject({ status: 409, body: { success: 0, code: 'svc_site_busy', data: { job_id } } });
  const resumed = await world().rest(`/update-runs/${job_id}/resume`, { method: 'POST' });
  expect(resumed).toMatchObject({ status: 200, body: { success: 1, data: { job_id } } });
  await world().jobEnd(job_id);
});

it('abandons a halted run', async () => {
  const job_id = await haltedRun(world());
  // Under one key: the refusal says that the update can be sent again, so it must not be the answer from then on.
  const headers = { 'idempotency-key': 'one-update' };
  const update = () => world().rest(`/updates/${world().siteIds[3]}/update`, { method: 'POST', headers });
  expect(await update()).toMatchObject({ status: 409, body: { code: 'svc_site_busy', data: { retry_after: 30 } } });
  const abandoned = await world().rest(`/update-runs/${job_id}/abandon`, { method: 'POST' });
  expect(abandoned).toMatchObject({ status: 200, body: { success: 1, data: { job_id, state: 'abandoned' } } });
  expect((await update()).status).toBe(200);
});
