import { expect, it } from 'vitest';
import { expectError } from '../../testing/fixtures.ts';
import { haltedRun, itemsOf, UNKNOWN_RUN, useFleet } from './runs.fixtures.ts';

const world = useFleet({ sites: 6, fleet: { plugins: 3 } });
const abandon = (job_id: string) => world().post('abandon-update-run-v1', { job_id });

it('ends a halted run: what was not begun is left out, and the sites are free for another run', async () => {
  const job_id = await haltedRun(world());
  world().fleet.setFaults({});
  const { status, body } = await abandon(job_id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'abandoned' });
  const items = await itemsOf(world(), job_id);
  expect(items.filter(({ state }) => ['pending', 'sent'].includes(state))).toEqual([]);
  expect(items.filter(({ reason }) => reason === 'canceled').length).toBeGreaterThan(0);
  expect((await world().rest(`/jobs/${job_id}`)).body.status).toBe('canceled');
  const next = await world().post('run-updates-v1', { type: ['themes'] });
  expect(next.body.sites).toBeGreaterThan(1);
  await world().jobEnd(next.body.job_id);
  expectError(await abandon(job_id), { status: 409, code: 'svc_invalid_state' });
});

it('refuses a run that is not there', async () => {
  expectError(await abandon(UNKNOWN_RUN), { status: 404, code: 'svc_job_not_found' });
});
