import { expect, it } from 'vitest';
import { expectError, ISO_SECOND } from '../../../testing/fixtures.ts';
import { UNKNOWN_RUN, useFleet } from '../runs.fixtures.ts';

const world = useFleet({ sites: 6, fleet: { plugins: 4 } });
const get = (input: Record<string, unknown>) => world().get('get-update-run-v1', input);

it('shows the progress of a run and each update, page by page', async () => {
  const { body: started } = await world().post('run-updates-v1', {
    type: ['plugins'],
    strategy: { failure_threshold_percent: 100 },
  });
  await world().jobEnd(started.job_id);
  const { status, body } = await get({ job_id: started.job_id, per_page: 3, page: 2 });
  expect(status).toBe(200);
  expect(body.run).toMatchObject({
    job_id: started.job_id,
    state: 'finished',
    scope: 'fleet',
    types: ['plugins'],
    slugs: null,
    halt_reason: null,
    strategy: { canary_percent: 1, growth: 4, health_check: true, rollback: true },
    sites: 6,
    closes_at: null,
  });
  const counted = Object.values<number>(body.run.counts).reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(body.total);
  expect(body.run.items).toBe(body.total);
  expect(body.items).toHaveLength(Math.min(3, body.total - 3));
  const updated = (await get({ job_id: started.job_id, state: 'updated' })).body;
  expect(updated.total).toBe(body.run.counts.updated);
  expect(updated.items[0]).toEqual({
    site_id: expect.any(Number),
    type: 'plugins',
    slug: expect.any(String),
    name: expect.any(String),
    from_version: expect.any(String),
    to_version: expect.any(String),
    state: 'updated',
    reason: null,
    cause: null,
    message: null,
    roll_back: 'possible',
    way_out: null,
    sent_at: expect.stringMatching(ISO_SECOND),
    finished_at: expect.stringMatching(ISO_SECOND),
  });
});

it('returns 404 for a job that is not an update run', async () => {
  expectError(await get({ job_id: UNKNOWN_RUN }), { status: 404, code: 'svc_job_not_found' });
  expect((await get({ job_id: 'sync_00000000-0000-4000-8000-000000000000' })).status).toBe(400);
});
