import { expect, it } from 'vitest';
import { haltedRun, useFleet } from '../../features/update-runs/runs.fixtures.ts';

const world = useFleet({ sites: 4, fleet: { plugins: 3 } });

it('a halted run goes on', async () => {
  const job_id = await haltedRun(world());
  world().fleet.setFaults({});
  const resumed = await world().rest(`/update-runs/${job_id}/resume`, { method: 'POST' });
  expect(resumed).toMatchObject({ status: 200, body: { success: 1, data: { job_id } } });
  await world().jobEnd(job_id);
});

it('a halted run is abandoned', async () => {
  const job_id = await haltedRun(world());
  const abandoned = await world().rest(`/update-runs/${job_id}/abandon`, { method: 'POST' });
  expect(abandoned).toMatchObject({ status: 200, body: { success: 1, data: { job_id, state: 'abandoned' } } });
});
